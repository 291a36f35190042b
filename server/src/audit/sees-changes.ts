import { hasPermission, type Permission } from '@loadout/contract/accounts/permissions.ts'
import type { ActionName } from '@loadout/contract/audit/action-names.ts'
import type { Caller } from '../platform/http/caller.ts'

type Bit = keyof typeof Permission

/**
 * With what staff read elsewhere what an action has changed: a list of what all staff do must not
 * show whoever sees it what their own permissions refuse (checklists G05 and G07).
 */
const SEEN_WITH: Record<ActionName, Bit> = {
  'background ad set': 'canManageContent',
  'content page created': 'canManageContent',
  'content page edited': 'canManageContent',
  'content page deleted': 'canManageContent',
  'footer media saved': 'canManageContent',
  'footer media deleted': 'canManageContent',
  'game saved': 'canManageContent',
  'hero slide saved': 'canManageContent',
  'hero slide deleted': 'canManageContent',
  'site settings changed': 'canManageContent',
  'video added': 'canManageContent',
  'video changed': 'canManageContent',
  'video deleted': 'canManageContent',

  'news created': 'canPublishNews',
  'news edited': 'canPublishNews',
  'news deleted': 'canPublishNews',
  'news language deleted': 'canPublishNews',
  'news pinned': 'canPublishNews',
  'news unpinned': 'canPublishNews',
  'poll created': 'canManagePolls',
  'poll edited': 'canManagePolls',
  'poll deleted': 'canManagePolls',
  'event created': 'canManageEvents',
  'event edited': 'canManageEvents',
  'event deleted': 'canManageEvents',
  'channel added': 'canManageStreams',
  'channel changed': 'canManageStreams',
  'channel deleted': 'canManageStreams',
  'notice set': 'canSetNotice',
  'notification sent': 'canSendNotifications',
  'multiplier changed': 'canManageMultipliers',

  'shop item created': 'canManageShop',
  'shop item edited': 'canManageShop',
  'shop item deleted': 'canManageShop',
  'shop codes set': 'canManageShop',
  'shop category saved': 'canManageShop',
  'order confirmed': 'canManageShop',
  'order distributed': 'canManageShop',
  'order refunded': 'canManageShop',

  'comment deleted': 'canDeleteComments',
  'guestbook entry deleted': 'canDeleteComments',
  'profile text removed': 'canDeleteComments',
  'avatar removed': 'canDeleteComments',
  'banner removed': 'canDeleteComments',
  'report kept': 'canDeleteComments',
  'report removed': 'canDeleteComments',
  'post deleted': 'canDeletePosts',
  'post released': 'canDeletePosts',
  'post star mark added': 'canAddBlogStar',
  'post star mark removed': 'canAddBlogStar',
  'ticket resolved': 'canReviewSupportTickets',
  'ticket reopened': 'canReviewSupportTickets',
  'ticket assigned': 'canReviewSupportTickets',
  'ticket noted': 'canReviewSupportTickets',
  'canned reply saved': 'canReviewSupportTickets',
  'canned reply deleted': 'canReviewSupportTickets',

  'network banned': 'canIPBan',
  'network unbanned': 'canIPBan',
  'owner made': 'canSeeUserProfile',
  'owner removed': 'canSeeUserProfile',
  'permissions set': 'canSeeUserProfile',
  'flag set': 'canSeeUserProfile',
  'user banned': 'canSeeUserProfile',
  'user unbanned': 'canSeeUserProfile',
  'username changed': 'canSeeUserProfile',
  'username requested': 'canSeeUserProfile',
  'email changed': 'canSeeUserProfile',
  'email put back': 'canSeeUserProfile',
  'dollars changed': 'canSeeUserProfile',
  'second step added': 'canSeeUserProfile',
  'second step removed': 'canSeeUserProfile',
  'recovery codes renewed': 'canSeeUserProfile',
  'job tried again': 'canSeeUserProfile',
  'job deleted': 'canSeeUserProfile',
}

const bitOf = new Map<string, Bit>(Object.entries(SEEN_WITH) as [ActionName, Bit][])

export function seesChanges(caller: Caller, action: string): boolean {
  const bit = bitOf.get(action)
  return bit !== undefined && hasPermission(caller, bit)
}
