import { sql } from 'kysely'
import { MOST_FOUND } from '@loadout/contract/search/most-found.ts'
import type { AuthorRow } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'

type UserRow = AuthorRow & { count: number }

/** So few with the right beginning may mean that the name was mistyped. */
const HARDLY_ANY = 3
const MOST_ALIKE = 50

/** People whose name begins so, the name itself first; when there are hardly any, those with a similar one behind them. */
export async function listFoundUsers(db: Db, { words, limit, offset }: { words: string; limit: number; offset: number }): Promise<UserRow[]> {
  const name = words.toLowerCase()
  const beginning = `${name.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<UserRow>`
    with beginning as (
      select id, lower(username) as name, 1.0::real as likeness from users where lower(username) like ${beginning} order by lower(username) limit ${sql.lit(MOST_FOUND)}
    ),
    alike as (
      select id, lower(username) as name, similarity(lower(username), ${name}) as likeness from users
      where lower(username) % ${name} and lower(username) not like ${beginning} and (select count(*) from beginning) < ${sql.lit(HARDLY_ANY)}
      order by likeness desc limit ${sql.lit(MOST_ALIKE)}
    ),
    found as (select * from beginning union all select * from alike)
    select author.id as author_id, author.username as author_username, author.avatar as author_avatar, author.flags as author_flags, count(*) over ()::int as count
    from found join users as author on author.id = found.id
    order by found.likeness desc, found.name
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(db)
  return rows
}
