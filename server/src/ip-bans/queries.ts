import { sql } from 'kysely'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'
import { networkText, readNetwork } from './network.ts'

type Search = { query: string; limit: number; offset: number }

/**
 * A ban is found by the beginning of its network, and by an address or a network that lies in it.
 */
function matching(db: Db, query: string) {
  const asked = readNetwork(query)
  return db
    .selectFrom('ip_ban as ban')
    .$if(query !== '', (bans) =>
      bans.where((where) =>
        where.or([
          where('ban.network', 'like', `${escapeLike(query)}%`),
          ...(typeof asked === 'string'
            ? []
            : [sql<boolean>`ban.network::inet >>= ${networkText(asked)}::inet`]),
        ]),
      ),
    )
}

export const listIpBanRows = (db: Db, { query, limit, offset }: Search) =>
  matching(db, query.trim().toLowerCase())
    .leftJoin('users as admin', 'admin.id', 'ban.admin_id')
    .select([
      'ban.id',
      'ban.network',
      'ban.reason',
      'ban.inserted',
      'admin.id as admin_id',
      'admin.username as admin_name',
    ])
    .orderBy('ban.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countIpBans(db: Db, query: string): Promise<number> {
  const { count } = await matching(db, query.trim().toLowerCase())
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Nothing when it is banned already. */
export const insertIpBan = (
  tx: Db,
  ban: { network: string; reason: string; admin_id: number; inserted: Date },
) =>
  tx
    .insertInto('ip_ban')
    .values(ban)
    .onConflict((conflict) => conflict.column('network').doNothing())
    .returning('id')
    .executeTakeFirst()

export const deleteIpBan = (tx: Db, id: number) =>
  tx.deleteFrom('ip_ban').where('id', '=', id).returning(['network', 'reason']).executeTakeFirst()
