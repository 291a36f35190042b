import type { Flag as FlagName } from '@loadout/contract/languages/languages.ts'

/** Decorative: the control around it names the language. Drawn in the sprite, as icons are. */
export function Flag({ flag }: { flag: FlagName }) {
  return (
    <svg width="20" height="14" aria-hidden>
      <use href={`#flag-${flag}`} />
    </svg>
  )
}
