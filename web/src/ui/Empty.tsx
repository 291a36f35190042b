import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './Empty.module.css'

/** The nine cells: an open slot, a search that filled too few, a cross. */
const cells = {
  empty: ['', '', '', '', 'you', '', '', '', ''],
  none: ['on', '', '', 'on', '', '', 'on', 'on', 'you'],
  error: ['bad', '', 'bad', '', 'bad', '', 'bad', '', 'bad'],
}

type Props = {
  kind?: keyof typeof cells
  title: string
  hint?: string | undefined
  heading?: 'h1' | 'h2' | 'p'
  /** Instead of the cells: whom or what it is about. */
  art?: ReactNode
  /** A button or link, or two. */
  children?: ReactNode
}

/** Stands where content would be: what goes here, and the one thing to do. */
export function Empty({
  kind = 'empty',
  title,
  hint,
  art,
  heading: Heading = 'p',
  children,
}: Props) {
  return (
    <div className={css.root} role={kind === 'error' ? 'alert' : undefined}>
      {art ? (
        <span className={css.picture}>{art}</span>
      ) : (
        <span className={css.art} aria-hidden>
          {cells[kind].map((fill, cell) => (
            <i key={cell} className={classNames(css.cell, css[fill])} />
          ))}
        </span>
      )}
      <Heading className={css.title}>{title}</Heading>
      {hint && <p className={css.hint}>{hint}</p>}
      {children && <div className={css.action}>{children}</div>}
    </div>
  )
}
