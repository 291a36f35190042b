import { sql } from 'kysely'
import { MAX_FOUND } from '@loadout/contract/search/max-found.ts'
import type { AuthorRow } from '../accounts/author.ts'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'

type Search = { words: string; limit: number; offset: number }
type UserRow = AuthorRow & { country_id: number; position: number; count: number }

/** So few with the right beginning may mean that the name was mistyped. */
const HARDLY_ANY = 3
const MAX_ALIKE = 50
/** More than there ever are a letter apart. Whatever is typed, no more than these are compared. */
const MAX_COMPARED = 500

/**
 * People whose name begins so, the name itself first; when there are hardly any, those whose name
 * is spelled much like it behind them. Names are found in the order of their index, and only those
 * of the page are looked up: how many people there are does not matter.
 */
export function foundUsers({ words, limit, offset }: Search) {
  const name = words.toLowerCase()
  const beginning = `${escapeLike(name)}%`
  return sql<UserRow>`
    with beginning as materialized (
      select id, lower(username) as name, 1.0::real as likeness
      from users
      where lower(username) like ${beginning} and leaves_at is null
      order by lower(username) using ~<~
      limit ${sql.lit(MAX_FOUND)}
    ),
    near as (
      select id, lower(username) as name
      from users
      where near_spellings(lower(username)) && near_spellings(${name})
      and leaves_at is null
      and (select count(*) from beginning) < ${sql.lit(HARDLY_ANY)}
      limit ${sql.lit(MAX_COMPARED)}
    ),
    alike as (
      select id, name, similarity(name, ${name}) as likeness
      from near
      where name not like ${beginning}
      order by likeness desc, name
      limit ${sql.lit(MAX_ALIKE)}
    ),
    found as (
      select id,
        row_number() over (order by likeness desc, name)::int as position,
        count(*) over ()::int as count
      from (select * from beginning union all select * from alike) as all_found
    )
    select found.position, found.count, author.id as author_id,
      author.username as author_username, author.avatar as author_avatar,
      author.flags as author_flags, author.country_id
    from found join users as author on author.id = found.id
    where found.position = 1
    or (found.position > ${sql.lit(offset)} and found.position <= ${sql.lit(offset + limit)})
    order by found.position`
}

/** The first is always among them, because each says how many there are. */
export const listFoundUsers = async (db: Db, search: Search): Promise<UserRow[]> =>
  (await foundUsers(search).execute(db)).rows
