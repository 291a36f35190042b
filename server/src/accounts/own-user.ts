import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { latestNotifications } from '../notifications/service.ts'
import { unixSeconds, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { avatarPicture } from './avatars.ts'
import { bannerPicture } from './banners.ts'
import { findOwnRow } from './queries.ts'

/** A member with everything that only they may see (ACC-01). */
export async function readOwnUser(
  site: { db: Db; clock: Clock },
  id: number,
  token: string,
): Promise<OwnUser | undefined> {
  const [row, notifications] = await Promise.all([
    findOwnRow(site.db, id),
    latestNotifications(site, id),
  ])
  if (!row) return undefined
  return {
    ...row,
    token,
    avatar: avatarPicture(row),
    banner: bannerPicture(row.banner),
    email: row.email ?? '',
    leaves_at: row.leaves_at && unixSeconds(row.leaves_at),
    last_seen_notifications: unixSeconds(row.last_seen_notifications),
    notifications,
    followed_by_me: false,
  }
}
