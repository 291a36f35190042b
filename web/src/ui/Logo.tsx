import css from './Logo.module.css'

type Props = {
  /** What the site is called. */
  name: string
  /** On the pages of the video channel. */
  tv?: boolean
}

/**
 * The L of five cells and its pink slot. On the pages of the video channel the slot is a play sign
 * and "TV" follows (SHELL-05). The letters stand in the document once, like the icons. They are
 * those of one name: a site that is called otherwise has its own in plain letters beside the mark.
 */
export function Logo({ name, tv = false }: Props) {
  const label = tv ? `${name} TV` : name
  if (name !== 'Loadout') return <span className={css.named}>{label}</span>
  return (
    <svg
      className={css.root}
      viewBox={tv ? '0 -2 151 34' : '0 -2 121 34'}
      width={tv ? 134 : 107}
      height="30"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d="M0 0h8v8H0zM0 9h8v8H0zM0 18h8v8H0zM9 18h8v8H9zM18 18h8v8h-8z" />
      <use fill="currentColor" href="#logo-word" />
      {tv ? (
        <g className={css.tv}>
          <path d="M11 0l14 7.5L11 15z" />
          <use href="#logo-tv" />
        </g>
      ) : (
        <path className={css.slot} d="M18 0h8v8h-8z" />
      )}
    </svg>
  )
}
