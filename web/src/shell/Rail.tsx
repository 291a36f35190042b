import { useText } from '../platform/language/language.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import css from './Rail.module.css'

/** The labelled rail of the desktop. */
export function Rail({ path }: { path: string }) {
  const text = useText()
  return (
    <nav className={css.root} aria-label={text('shell.main')}>
      <ul>
        <SectionLinks menu="rail" path={path} />
        <li className={css.rule} aria-hidden />
        <SectionLinks menu="extras" path={path} />
      </ul>
    </nav>
  )
}
