import type { ReactNode } from 'react'
import css from './Prose.module.css'

/** Reading text. Wraps the rendered HTML of an article or a content page and gives it its look. */
export function Prose({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <div className={css.root} lang={lang}>
      {children}
    </div>
  )
}
