import { useText } from '../platform/language/language.tsx'
import { Spinner } from './Spinner.tsx'
import css from './Loading.module.css'

/**
 * For a whole page on its way: floats over the old one, which stays. The word appears only after
 * half a second (SHELL-30).
 */
export function Loading() {
  const text = useText()
  return (
    <div className={css.root} role="status">
      <Spinner />
      {text('shell.loading')}
    </div>
  )
}
