import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { avatarPicture } from './avatars.ts'
import { bannerPicture } from './banners.ts'
import { findOwnRow } from './queries.ts'

/** A member with everything that only they may see (ACC-01). */
export async function readOwnUser(db: Db, id: number, token: string): Promise<OwnUser | undefined> {
  const row = await findOwnRow(db, id)
  if (!row) return undefined
  return {
    ...row,
    token,
    avatar: avatarPicture(row),
    banner: bannerPicture(row.banner),
    email: row.email ?? '',
    last_seen_notifications: unixSeconds(row.last_seen_notifications),
    notifications: [],
    followed_by_me: false,
  }
}
