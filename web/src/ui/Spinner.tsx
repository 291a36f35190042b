import css from './Spinner.module.css'

/**
 * Four cells, one moves. For buttons and whole-page loading; a list or a story waits with a
 * Skeleton.
 */
export function Spinner() {
  return (
    <span className={css.root} aria-hidden>
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
