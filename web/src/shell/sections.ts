import type { PlainMessageId } from '@loadout/texts/text.ts'
import type { IconName } from '../ui/icons.ts'

export type Section = { href: string; icon: IconName; label: PlainMessageId }

const news = { href: '/', icon: 'newspaper', label: 'nav.news' } as const
const streams = { href: '/streams', icon: 'radio', label: 'nav.streams' } as const
const events = { href: '/events', icon: 'calendar-days', label: 'nav.events' } as const
const users = { href: '/users', icon: 'users', label: 'nav.users' } as const
const ranking = { href: '/ranking', icon: 'trophy', label: 'nav.ranking' } as const
const store = { href: '/points-store', icon: 'store', label: 'nav.store' } as const
const tv = { href: '/ld-tv', icon: 'tv', label: 'nav.tv' } as const
const giveaway = { href: '/giveaway', icon: 'gift', label: 'nav.giveaway' } as const
const earn = { href: '/earnpoints', icon: 'coins', label: 'nav.earn' } as const

/** The same places in three lengths: the rail has room for one short word each. */
export const railSections: Section[] = [news, streams, events, users, ranking, store, tv]
export const railExtras: Section[] = [giveaway, earn]
export const bottomSections: Section[] = [news, streams, events, store, ranking]
/** SHELL-13. */
export const drawerSections: Section[] = [
  news,
  streams,
  events,
  users,
  ranking,
  { ...store, label: 'nav.points_store' },
  { ...tv, label: 'nav.loadout_tv' },
  giveaway,
  { ...earn, label: 'nav.earn_points' },
]
export const drawerEntrance: Section[] = [
  { href: '/login', icon: 'log-in', label: 'shell.sign_in' },
  { href: '/signup', icon: 'user-plus', label: 'shell.join' },
]

/** SHELL-14. */
export const drawerStaff: Section[] = [{ href: '/admin', icon: 'shield', label: 'member.admin' }]

const newsPlaces = ['/news', '/news-archive', '/userfeed', '/tags']
const within = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The place a path belongs to: an article is within News. */
export function isCurrent(section: Section, path: string) {
  if (section.href !== '/') return within(path, section.href)
  return path === '/' || newsPlaces.some((place) => within(path, place))
}

/** SHELL-05. The channel has two addresses (AMB-12). */
export const isVideoChannel = (path: string) => within(path, tv.href) || within(path, '/ldtv')
