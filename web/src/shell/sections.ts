import { domains } from '../domains.ts'
import type { Menu, MenuEntry } from '../platform/domain.ts'

/** The entries of a menu, of all domains. */
export function sectionsOf(menu: Menu): MenuEntry[] {
  const place = ({ order }: MenuEntry) => order[menu] ?? 0
  return domains
    .flatMap((domain) => domain.menu ?? [])
    .filter((entry) => place(entry) > 0)
    .toSorted((one, other) => place(one) - place(other))
}

const within = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The place a path belongs to: an article is within News. */
export const isCurrent = ({ href, covers = [] }: MenuEntry, path: string) =>
  [href, ...covers].some((place) => within(path, place))

/** The channel has two addresses (SHELL-05, AMB-12). */
export const isVideoChannel = (path: string) => within(path, '/ld-tv') || within(path, '/ldtv')
