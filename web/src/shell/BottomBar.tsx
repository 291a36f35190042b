import { useText } from '../platform/language/language.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import css from './BottomBar.module.css'

/** The thumb's way around, below 1000 px. */
export function BottomBar({ path }: { path: string }) {
  const text = useText()
  return (
    <nav className={css.root} aria-label={text('shell.sections')}>
      <ul>
        <SectionLinks menu="bottom" path={path} size="lg" />
      </ul>
    </nav>
  )
}
