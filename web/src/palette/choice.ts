import type { Flag, Locale } from '@loadout/contract/languages/languages.ts'
import type { IconName } from '../ui/icons.ts'

/** Something to go to or to do. */
export type Choice = {
  /** What it is remembered by, whatever it is called in the reader's language. */
  id: string
  label: string
  /** The language of the label, where that is not the reader's. */
  lang?: Locale | undefined
  look: { icon: IconName } | { avatar: string } | { flag: Flag }
  /** At the end of the line, such as a mark beside what is chosen already. */
  isCurrent?: boolean
} & ({ href: string; run?: undefined } | { href?: undefined; run: () => void })

export type ChoiceGroup = { key: string; label: string; choices: Choice[] }
