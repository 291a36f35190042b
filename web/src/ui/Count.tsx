import css from './Count.module.css'

/**
 * A small number of new things on an icon. What it counts is said by the name of the control it
 * stands on, so it is not read out.
 */
export const Count = ({ of }: { of: number }) => (
  <span className={css.root} aria-hidden>
    {of}
  </span>
)
