import type { ReactNode } from 'react'
import { CoverWall } from './CoverWall.tsx'
import { WholeWords } from './WholeWords.tsx'
import css from './AccountScreen.module.css'

type Props = { title: string; lead?: string; children?: ReactNode }

/**
 * Signing in, joining and what belongs to it: a column with the form beside a wall of covers, on a
 * phone below a strip of them.
 */
export const AccountScreen = ({ title, lead, children }: Props) => (
  <div className={css.root}>
    <div className={css.column}>
      <h1>{title}</h1>
      {lead && (
        <p className={css.lead}>
          <WholeWords words={lead} />
        </p>
      )}
      {children}
    </div>
    <CoverWall />
  </div>
)
