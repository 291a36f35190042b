import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './Prose.module.css'

type Props = {
  lang?: string | undefined
  /**
   * Tables of articles compare figures, which stand at the right; those of content pages explain.
   */
  tables?: 'figures' | 'words'
  children: ReactNode
}

/** Reading text. Wraps the rendered HTML of an article or a content page and gives it its look. */
export function Prose({ lang, tables = 'figures', children }: Props) {
  return (
    <div className={classNames(css.root, css[tables])} lang={lang}>
      {children}
    </div>
  )
}
