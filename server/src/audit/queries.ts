import type { listAudit } from '@loadout/contract/audit/audit.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { sql } from 'kysely'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'

/**
 * Without `seesNetworks` neither the list nor what is found in it says which networks are banned.
 */
type Search = ParsedInputOf<typeof listAudit> & { seesNetworks: boolean }

const named = (db: Db, part: string) =>
  db
    .selectFrom('users')
    .where((where) => where(where.fn<string>('lower', ['username']), 'like', part))

/** What something was done to, as far as whoever asks may know it. */
const targetFor = ({ seesNetworks }: Search) =>
  seesNetworks
    ? sql<string>`audit.target`
    : sql<string>`case when audit.target like 'network %' then 'network' else audit.target end`

function matching(db: Db, search: Search) {
  const { user_id, query } = search
  const part = `%${escapeLike(query.trim().toLowerCase())}%`
  return db
    .selectFrom('audit')
    .$if(user_id !== undefined, (rows) =>
      rows.where((where) =>
        where.or([
          where('audit.admin_id', '=', user_id ?? 0),
          where('audit.target', '=', `user ${user_id}`),
        ]),
      ),
    )
    .$if(part !== '%%', (rows) =>
      rows.where((where) =>
        where.or([
          where('audit.action', 'like', part),
          where(targetFor(search), 'like', part),
          where('audit.admin_id', 'in', named(db, part).select('id')),
          where(
            'audit.target',
            'in',
            named(db, part).select(sql<string>`'user ' || id`.as('target')),
          ),
        ]),
      ),
    )
}

/** The target's name, where it is a member: their id stands behind the word. */
const targetId = sql<number>`case when audit.target ~ '^user [1-9][0-9]{0,8}$' then substr(audit.target, 6)::integer end`

export const listAuditRows = (db: Db, search: Search) =>
  matching(db, search)
    .leftJoin('users as admin', 'admin.id', 'audit.admin_id')
    .leftJoin('users as person', (join) => join.on('person.id', '=', targetId))
    .select([
      'audit.id',
      'audit.action',
      targetFor(search).as('target'),
      'audit.before',
      'audit.after',
      'audit.inserted',
      'admin.id as admin_id',
      'admin.username as admin_name',
      'person.username as target_name',
    ])
    .orderBy('audit.id', 'desc')
    .limit(search.limit)
    .offset(search.offset)
    .execute()

export async function countAudit(db: Db, search: Search): Promise<number> {
  const { count } = await matching(db, search)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
