import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { listPeople, PersonOrder } from '@loadout/contract/people/people.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { sql } from 'kysely'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { isNotBanned } from '../accounts/is-banned.ts'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'

type Search = ParsedInputOf<typeof listPeople> & { now: Date }

const columns = [
  'id',
  'username',
  'avatar',
  'email',
  'country_id',
  'points',
  'dollars',
  'flags',
  'permissions',
  'banned_until',
  'is_owner',
  'inserted',
] as const

const orders: Record<
  PersonOrder,
  { by: 'inserted' | 'points' | 'dollars' | 'username'; direction: 'asc' | 'desc' }
> = {
  '-inserted': { by: 'inserted', direction: 'desc' },
  inserted: { by: 'inserted', direction: 'asc' },
  username: { by: 'username', direction: 'asc' },
  '-username': { by: 'username', direction: 'desc' },
  '-points': { by: 'points', direction: 'desc' },
  points: { by: 'points', direction: 'asc' },
  '-dollars': { by: 'dollars', direction: 'desc' },
  dollars: { by: 'dollars', direction: 'asc' },
}

/** A part of a name or an address, or an id, finds somebody. */
function matching(db: Db, { query, country_id, flag, banned, unverified, now }: Search) {
  const words = query.trim().toLowerCase()
  const part = `%${escapeLike(words)}%`
  const id = parseId(words)
  return db
    .selectFrom('users')
    .$if(words !== '', (people) =>
      people.where((where) =>
        where.or([
          where(where.fn<string>('lower', ['username']), 'like', part),
          where(where.fn<string>('lower', ['email']), 'like', part),
          ...(id === undefined ? [] : [where('id', '=', id)]),
        ]),
      ),
    )
    .$if(country_id !== undefined, (people) => people.where('country_id', '=', country_id ?? 0))
    .$if(flag !== undefined, (people) =>
      people.where((where) => where(where('flags', '&', flag ?? 0), '=', flag ?? 0)),
    )
    .$if(unverified !== undefined, (people) =>
      people.where((where) =>
        where(
          where('flags', '&', Flag.RequiresVerifiedEmail | Flag.HasVerifiedEmail),
          unverified ? '=' : '<>',
          Flag.RequiresVerifiedEmail,
        ),
      ),
    )
    .$if(banned === true, (people) => people.where('banned_until', '>', now))
    .$if(banned === false, (people) => people.where(isNotBanned('banned_until', now)))
}

/** One page of them, whoever is called exactly so first. */
export function listPersonRows(db: Db, search: Search) {
  const { by, direction } = orders[search.sort]
  const name = search.query.trim().toLowerCase()
  return matching(db, search)
    .select(columns)
    .$if(name !== '', (people) => people.orderBy(sql`lower(username) = ${name}`, 'desc'))
    .$call((people) =>
      by === 'username'
        ? people.orderBy(sql`lower(username)`, direction)
        : people.orderBy(by, direction),
    )
    .orderBy('id', direction)
    .limit(search.limit)
    .offset(search.offset)
    .execute()
}

export async function countPeople(db: Db, search: Search): Promise<number> {
  const { count } = await matching(db, search)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findPersonRow = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select([...columns, 'ban_reason', 'upvotes_received', 'news_count', 'leaves_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export const listNetworks = (db: Db, userId: number) =>
  db
    .selectFrom('sign_in_network')
    .select(['network', 'used'])
    .where('user_id', '=', userId)
    .orderBy('used', 'desc')
    .limit(20)
    .execute()

/**
 * Where staff have banned somebody, and where they have ended that, from what they have left
 * behind.
 */
export const listBanActions = (db: Db, userId: number) =>
  db
    .selectFrom('audit')
    .leftJoin('users as admin', 'admin.id', 'audit.admin_id')
    .select([
      'audit.id',
      'audit.action',
      'audit.after',
      'audit.inserted',
      'audit.admin_id',
      'admin.username as admin_name',
    ])
    .where('audit.target', '=', `user ${userId}`)
    .where('audit.action', 'in', [BANNED, UNBANNED])
    .orderBy('audit.id', 'desc')
    .limit(20)
    .execute()

export const BANNED = 'user banned'
export const UNBANNED = 'user unbanned'
