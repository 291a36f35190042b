import { formerName } from '@loadout/contract/accounts/former-member.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { NO_COUNTRY } from '@loadout/contract/countries/countries.ts'
import type { EraseMember } from '../leaving/leaver.ts'
import { DAY } from '../platform/clock.ts'
import { RANKINGS } from '../rankings/page-tags.ts'
import { holdMarks } from './held-marks.ts'
import { isBanned } from './is-banned.ts'
import { NAME_HELD_DAYS } from './name-held-days.ts'
import { NAMES, profileTag } from './page-tags.ts'

/**
 * Of the row only what ledgers and counts need stays: the number, points, LD$ and what others have
 * given. Whether the address was verified stays with them, because upvotes and referrals count by
 * it. A name is held from others as one that was given up (checklist E09), and leads nowhere.
 */
export const eraseAccount: EraseMember = async (site, work, { id, names, addresses }) => {
  const { tx } = work
  const now = site.clock.now()
  const { avatar, banner, flags, banned_until } = await tx
    .selectFrom('users')
    .select(['avatar', 'banner', 'flags', 'banned_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const heldUntil = new Date(now.getTime() + NAME_HELD_DAYS * DAY)
  await holdMarks(
    tx,
    site,
    names.map((username) => ({ username })),
    heldUntil,
  )
  if (isBanned(banned_until, now))
    await holdMarks(
      tx,
      site,
      addresses.map((email) => ({ email })),
      banned_until,
    )

  await site.pictures.drop(tx, avatar)
  await site.pictures.drop(tx, banner)
  await tx
    .updateTable('users')
    .set({
      ...nobody,
      username: formerName(id),
      flags: flags & Flag.HasVerifiedEmail,
      left_at: now,
    })
    .where('id', '=', id)
    .execute()
  for (const table of ['former_username', 'account_link', 'sign_in_network'] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute()
  work.purge(NAMES, RANKINGS, profileTag(id))
}

const nobody = {
  email: null,
  password_hash: null,
  avatar: null,
  banner: null,
  content: '',
  permissions: 0,
  is_owner: false,
  country_id: NO_COUNTRY,
  language_id: null,
  match_id: null,
  ban_reason: '',
  notifications_enabled: false,
  shows_activity: false,
  shows_cash_outs: false,
  guestbook_open: false,
  referred_nearby: false,
} as const
