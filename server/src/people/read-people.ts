import type { listPeople, Person, PersonEntry } from '@loadout/contract/people/people.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { avatarPicture } from '../accounts/avatars.ts'
import { isBanned, isForGood, type Until } from '../accounts/is-banned.ts'
import { actingAdmin } from '../audit/acting-admin.ts'
import { unixSeconds } from '../platform/clock.ts'
import { nameOf } from '../providers/link-account.ts'
import { listAccounts } from '../providers/queries.ts'
import type { Site } from '../site-parts.ts'
import {
  BANNED,
  countPeople,
  findPersonRow,
  listBanActions,
  listNetworks,
  listPersonRows,
} from './find-people.ts'
import { userNotFound } from '../accounts/people.ts'

export async function readPeople(
  { searching, clock }: Pick<Site, 'searching' | 'clock'>,
  input: ParsedInputOf<typeof listPeople>,
): Promise<OutputOf<typeof listPeople>> {
  const now = clock.now()
  const [count, rows] = await Promise.all([
    countPeople(searching, { ...input, now }),
    listPersonRows(searching, { ...input, now }),
  ])
  return { count, entries: rows.map((row) => entryOf(row, now)) }
}

type Row = Awaited<ReturnType<typeof listPersonRows>>[number]

const entryOf = (
  { banned_until, is_owner, email, avatar, inserted, ...row }: Row,
  now: Date,
): PersonEntry => ({
  ...row,
  email: email ?? '',
  avatar: avatarPicture({ id: row.id, avatar }),
  banned: isBanned(banned_until, now),
  owner: is_owner,
  inserted: unixSeconds(inserted),
})

/** Null for good. */
export const endOfBan = (until: Until): number | null =>
  isForGood(until) ? null : unixSeconds(until)

/** With what the list does not say, such as their networks and bans (ADMIN-05). */
export async function readPerson(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  id: number,
): Promise<Person> {
  const row = await findPersonRow(db, id)
  if (!row) throw userNotFound()
  const [networks, actions, accounts] = await Promise.all([
    listNetworks(db, id),
    listBanActions(db, id),
    listAccounts(db, id),
  ])
  const { ban_reason, upvotes_received, news_count, leaves_at, ...entry } = row
  const now = clock.now()
  return {
    ...entryOf(entry, now),
    upvotes: upvotes_received,
    news: news_count,
    ips: networks.map(({ network }) => network),
    providers: accounts.map(({ provider }) => nameOf(provider)),
    leaves_at: leaves_at && unixSeconds(leaves_at),
    last_login: networks[0] ? unixSeconds(networks[0].used) : null,
    ban: isBanned(row.banned_until, now)
      ? { reason: ban_reason, until: endOfBan(row.banned_until) }
      : null,
    bans: actions.map(({ action, after, ...done }) => {
      const { reason = '', until = null } = (after ?? {}) as {
        reason?: string
        until?: number | null
      }
      return {
        id: done.id,
        banned: action === BANNED,
        admin: actingAdmin(done),
        reason,
        until,
        inserted: unixSeconds(done.inserted),
      }
    }),
  }
}
