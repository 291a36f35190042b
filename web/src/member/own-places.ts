import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import type { IconName } from '../ui/icons.ts'

export const MODERATION = '/moderation'

export type Place = { href: string; icon: IconName; label: PlainMessageId }

/** Whoever moderates without being an admin has a screen of their own (ADMIN-02). */
function staffPlace(user: OwnUser): Place | undefined {
  if (hasFlag(user, Flag.Admin)) return { href: '/admin', icon: 'shield', label: 'member.admin' }
  return hasPermission(user, 'canDeleteComments')
    ? { href: MODERATION, icon: 'shield', label: 'member.moderation' }
    : undefined
}

/** What the user menu and the command palette lead a member to (SHELL-17 to SHELL-23). */
export function ownPlaces(user: OwnUser) {
  const staff = staffPlace(user)
  return {
    profile: { href: userPath(user.username), icon: 'user', label: 'member.profile' },
    wallet: { href: '/wallet', icon: 'wallet', label: 'nav.wallet' },
    notifications: { href: '/notifications', icon: 'bell', label: 'nav.notifications' },
    post: { href: '/posts/new', icon: 'pencil', label: 'member.post' },
    settings: { href: '/settings', icon: 'settings', label: 'nav.settings' },
    support: { href: '/support/tickets', icon: 'support', label: 'nav.contact' },
    ...(staff && { staff }),
  } satisfies Record<string, Place>
}
