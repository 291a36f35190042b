import type { ReactNode } from 'react'
import css from './PageHead.module.css'

type Props = { title: string; lead?: string | undefined; children?: ReactNode }

/** The title of a page, what it is about, and at its end a control. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <header className={css.root}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {children && <div className={css.end}>{children}</div>}
    </header>
  )
}
