import { languageById } from '@loadout/contract/languages/languages.ts'
import type { ReactNode } from 'react'
import { OtherLanguage } from './OtherLanguage.tsx'
import css from './RankList.module.css'

type RankEntry = {
  id: number
  title: string
  href: string
  language_id?: number
  /** Stands before the title. */
  picture?: ReactNode
  /** The reader's own. */
  isYou?: boolean
  figure: ReactNode
}

/** An ordered list of things with a figure each. */
export function RankList({ entries }: { entries: RankEntry[] }) {
  return (
    <ol className={css.root}>
      {entries.map((entry, index) => (
        <li key={entry.id} data-you={entry.isYou || undefined}>
          <span className={css.rank} aria-hidden>
            {index + 1}
          </span>
          {entry.picture}
          <span
            className={css.title}
            lang={
              entry.language_id === undefined ? undefined : languageById(entry.language_id)?.locale
            }
          >
            <a href={entry.href}>{entry.title}</a>
          </span>
          <span className={css.figure}>
            <OtherLanguage id={entry.language_id} />
            {entry.figure}
          </span>
        </li>
      ))}
    </ol>
  )
}
