import type { ReactNode } from 'react'
import css from './Columns.module.css'

type Props = { label: string; aside: ReactNode; children: ReactNode }

/**
 * The main column and, from 1240 px, the side modules beside it; narrower they follow, two abreast
 * or one.
 */
export function Columns({ label, aside, children }: Props) {
  return (
    <div className={css.root}>
      <div className={css.main}>{children}</div>
      <aside className={css.aside} aria-label={label} data-later="on-phones">
        {aside}
      </aside>
    </div>
  )
}
