import css from './Keys.module.css'

/** Keys as they are printed on a keyboard; of those to be held together each is one. */
export const Keys = ({ of }: { of: readonly string[] }) =>
  of.map((key) => (
    <kbd key={key} className={css.key}>
      {key}
    </kbd>
  ))
