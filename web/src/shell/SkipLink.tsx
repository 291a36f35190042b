import { useText } from '../platform/language/language.tsx'
import css from './SkipLink.module.css'

export function SkipLink() {
  const text = useText()
  return (
    <a className={css.root} href="#main">
      {text('shell.skip')}
    </a>
  )
}
