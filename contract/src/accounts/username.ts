import type { ErrorCode } from '../platform/errors.ts'

/**
 * Lengths of a name (ACC-30, ACC-31); names from elsewhere may be longer, so forms that ask for one
 * take 25 (AMB-05).
 */
export const USERNAME_MIN = 3
export const USERNAME_MAX = 15
export const USERNAME_INPUT_MAX = 25

/**
 * Names nobody may take (checklist E08): first segments of addresses, among them `u` and `me` too
 * short anyway, and words that would pass for the people who run the site.
 */
const RESERVED = new Set([
  'admin',
  'administrator',
  'admins',
  'help',
  'loadout',
  'mod',
  'moderation',
  'moderator',
  'moderators',
  'official',
  'owner',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'about',
  'api',
  'app',
  'apps',
  'assets',
  'auth',
  'blog',
  'blogs',
  'earnpoints',
  'event',
  'events',
  'feed',
  'feeds',
  'followers',
  'following',
  'giveaway',
  'healthz',
  'icons',
  'ldtv',
  'login',
  'logo',
  'logout',
  'media',
  'metrics',
  'news',
  'notifications',
  'offline',
  'points',
  'post',
  'posts',
  'privacy',
  'provider',
  'ranking',
  'readyz',
  'ref',
  'rss',
  'search',
  'settings',
  'setup',
  'shop',
  'signup',
  'store',
  'streams',
  'tags',
  'terms',
  'unsubscribe',
  'unsubscribed',
  'user',
  'userfeed',
  'users',
  'video',
  'videos',
  'wallet',
  'anonymous',
  'deleted',
  'everybody',
  'everyone',
  'nobody',
  'null',
  'undefined',
])

/**
 * What is wrong with a name somebody wants, undefined when nothing is: one fault at a time, its
 * length before its letters, and last whether it is taken (ACC-30 to ACC-33, AMB-127).
 */
export function faultOfUsername(name: string): ErrorCode | undefined {
  const length = [...name].length
  if (length < USERNAME_MIN) return 'username_too_short'
  if (length > USERNAME_MAX) return 'username_too_long'
  if (!/^[A-Za-z0-9]+$/.test(name)) return 'username_illegal'
  if (/^[0-9]+$/.test(name)) return 'username_only_numbers'
  return RESERVED.has(name.toLowerCase()) ? 'username_taken' : undefined
}
