import css from './Logo.module.css'

type Props = {
  /** What the site is called. */
  name: string
  /** On the pages of the video channel. */
  tv?: boolean
}

/** The name whose letters are drawn. */
const DRAWN = 'Loadout'

/**
 * The L of five cells and its pink slot. On the pages of the video channel the slot is a play sign
 * and "TV" follows (SHELL-05). The letters stand in the document once, like the icons; a site that
 * is called otherwise has its name in plain letters beside the mark.
 */
export function Logo({ name, tv = false }: Props) {
  const label = tv ? `${name} TV` : name
  if (name !== DRAWN)
    return (
      <span className={css.named}>
        <Mark tv={tv} width={26} />
        {label}
      </span>
    )
  return <Mark tv={tv} width={tv ? 151 : 121} label={label} />
}

/** So many cells of the drawing as are to be seen. */
function Mark({ tv, width, label }: { tv: boolean; width: number; label?: string }) {
  return (
    <svg
      className={css.root}
      viewBox={`0 -2 ${width} 34`}
      width={Math.round((width * 30) / 34)}
      height="30"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path fill="currentColor" d="M0 0h8v8H0zM0 9h8v8H0zM0 18h8v8H0zM9 18h8v8H9zM18 18h8v8h-8z" />
      {label && <use fill="currentColor" href="#logo-word" />}
      {tv ? (
        <g className={css.tv}>
          <path d="M11 0l14 7.5L11 15z" />
          {label && <use href="#logo-tv" />}
        </g>
      ) : (
        <path className={css.slot} d="M18 0h8v8h-8z" />
      )}
    </svg>
  )
}
