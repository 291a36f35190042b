import type { PlainMessageId } from '@loadout/texts/text.ts'
import type { IconName } from '../ui/icons.ts'
import type { TextPart } from './language/catalogues.ts'
import type { Page } from './page/page-route.ts'

/**
 * What a domain has in the browser for everybody. It is a part of the first script, so it holds
 * addresses, names and lazy imports, and nothing that says or shows more. What staff have is in
 * `admin/<domain>/staff.ts`, of which no reader's script knows.
 */
export type Domain = {
  pages?: readonly Page[]
  /** What its pages say beyond the words that every reader meets. */
  texts?: readonly TextPart[]
  menu?: readonly MenuEntry[]
  /** Its pages stand alone, without what surrounds every other page. */
  withoutFrame?: boolean
}

/** The rail at the side, its lower end, the bar at a phone's thumb, and parts of the drawer. */
export type Menu = 'rail' | 'extras' | 'bottom' | 'drawer' | 'entrance' | 'staff'

/** A place of the site that menus lead to. */
export type MenuEntry = {
  href: string
  icon: IconName
  label: PlainMessageId
  /** Where there is room for more than one short word. */
  longLabel?: PlainMessageId | ((site: string) => string)
  /** Which menus show it, and where among their entries. */
  order: Partial<Record<Menu, number>>
  /** Paths that belong to it beside its own. */
  covers?: readonly string[]
}
