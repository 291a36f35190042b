import css from './Pip.module.css'

/**
 * The one-cell mark of a category, in the colour of the nearest accent. Beside a name only: colour
 * is never alone.
 */
export function Pip() {
  return <span className={css.root} />
}
