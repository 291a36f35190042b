import { useQuery } from '@tanstack/react-query'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { ownPlaces, type Place } from '../member/own-places.ts'
import type { MenuEntry } from '../platform/domain.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { useText } from '../platform/language/language.tsx'
import { loadChunk } from '../platform/load-chunk.ts'
import { useMember } from '../platform/session/session.ts'
import { sectionsOf } from '../shell/sections.ts'
import { useSite } from '../platform/page/site.ts'
import type { Choice } from './choice.ts'

/** Pages that no menu of all readers has. */
const morePlaces: readonly Place[] = [
  { href: '/userfeed', icon: 'message-square', label: 'home.trending' },
  { href: '/posts', icon: 'message-square', label: 'home.all_posts' },
  { href: '/most-points', icon: 'coins', label: 'home.most_points' },
  { href: '/feeds', icon: 'rss', label: 'feeds.title' },
]

/** Pages of the site; a member's own come first. */
export function usePlaces(): Choice[] {
  const text = useText()
  const site = useSite().name
  const user = useMember()
  const choiceOf = ({ href, icon, label, longLabel = label }: MenuEntry | PlaceEntry): Choice => ({
    id: href,
    href,
    look: { icon },
    label: typeof longLabel === 'function' ? longLabel(site) : text(longLabel),
  })
  return [
    ...(user ? Object.values(ownPlaces(user)) : []),
    ...sectionsOf('drawer'),
    ...morePlaces,
    ...(user ? [] : sectionsOf('entrance')),
  ].map(choiceOf)
}
type PlaceEntry = Place & { longLabel?: undefined }

const loadStaffSections = async () => {
  const [{ groupsFor }, { AdminIconSprite }] = await Promise.all([
    loadChunk(() => import('../admin/admin-sections.ts')),
    loadChunk(() => import('../admin/admin-icons.tsx')),
    loadTexts('admin'),
  ])
  return { groupsFor, AdminIconSprite }
}

/**
 * The screens that a member of staff may open, and the icons beside them. What they are is fetched
 * for staff alone.
 */
export function useStaffPlaces() {
  const text = useText()
  const user = useMember()
  const isStaff = user !== undefined && hasFlag(user, Flag.Admin)
  const { data } = useQuery({
    queryKey: ['staff sections'],
    queryFn: loadStaffSections,
    enabled: isStaff,
    staleTime: Infinity,
  })
  if (!isStaff || !data) return { choices: [], Icons: undefined }
  const choices = data.groupsFor(user).flatMap(({ sections }) =>
    sections.map(({ path, icon, label }): Choice => ({
      id: `/admin/${path}`,
      href: `/admin/${path}`,
      look: { icon },
      label: text(label),
    })),
  )
  return { choices, Icons: data.AdminIconSprite }
}
