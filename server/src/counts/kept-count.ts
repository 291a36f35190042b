import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/** A count that is off: of what, what is kept and what there is. */
export type WrongCount = { thing: string; kept: number; counted: number }

/** A number that is kept beside the rows it counts, because counting them takes too long. */
export type KeptCount = {
  name: string
  /** Compares in one statement, and so at one moment: people may write meanwhile. */
  findWrong: (db: Db) => Promise<WrongCount[]>
  /** Writes what there is. Whoever changes the same count comes before or after. */
  repair: (tx: Db) => Promise<void>
}

type Column = {
  name: string
  table: 'article' | 'comment' | 'poll_option' | 'shop_item' | 'support_ticket' | 'users'
  column: string
  /** Of the row at hand, as a number. */
  counted: RawBuilder<unknown>
}

const things: Readonly<Record<Column['table'], string>> = {
  article: 'article',
  comment: 'comment',
  poll_option: 'option',
  shop_item: 'item',
  support_ticket: 'ticket',
  users: 'member',
}

/**
 * A count in the row of what it belongs to. Whoever adds to it locks that row, at the latest when
 * they add: once it is ours, all that they have written is there to be counted, and the rest is
 * added later.
 */
export function columnCount({ name, table, column, counted }: Column): KeptCount {
  const [of, kept] = [sql.table(table), sql.ref(`${table}.${column}`)]
  const thing = things[table]
  const wrong = sql`
    select ${of}.id, ${kept} as kept, ${counted} as counted
    from ${of} where ${kept} <> ${counted}`
  return {
    name,
    findWrong: async (db) =>
      (
        await sql<WrongCount>`
          select ${`${thing} `} || id as thing, kept, counted
          from (${wrong}) as wrong order by id`.execute(db)
      ).rows,
    async repair(tx) {
      const { rows } = await sql<{ id: number }>`
        select id from ${of} where id in (select id from (${wrong}) as wrong)
        order by id for no key update`.execute(tx)
      const ids = rows.map(({ id }) => id)
      await sql`update ${of} set ${sql.ref(column)} = ${counted} where id = any(${ids})`.execute(tx)
    },
  }
}

type Table = {
  name: string
  table: 'author_language' | 'tag_kind' | 'tag_language' | 'tag_use'
  /** Each with the word that it is named by. */
  keys: Readonly<Record<string, string>>
  /** The keys of each thing that counts, and by how much. */
  counted: RawBuilder<unknown>
  /** The same of what has been noted and not been added yet. */
  noted?: RawBuilder<unknown>
  /** Keeps the count from changing until the end of the transaction. */
  lock: (tx: Db) => Promise<unknown>
}

/** Counts in a table of their own, one a row. */
export function tableCount({ name, table, keys, counted, noted, lock }: Table): KeptCount {
  const columns = Object.keys(keys)
  const key = sql.join(columns.map((column) => sql.ref(column)))
  const wrong = sql`
    select ${key}, sum(kept)::int as kept, sum(counted)::int as counted
    from (
      select ${key}, article_count as kept, 0 as counted from ${sql.table(table)}
      ${noted ? sql`union all select ${key}, change, 0 from (${noted}) as noted` : sql``}
      union all select ${key}, 0, change from (${counted}) as counted
    ) as compared
    group by ${key} having sum(kept) <> sum(counted)`
  const named = sql.join(
    Object.entries(keys).map(([column, word]) => sql`${`${word} `} || ${sql.ref(column)}`),
    sql` || ', ' || `,
  )
  return {
    name,
    findWrong: async (db) =>
      (
        await sql<WrongCount>`
          select ${named} as thing, kept, counted
          from (${wrong}) as wrong order by ${key}`.execute(db)
      ).rows,
    async repair(tx) {
      await lock(tx)
      await sql`
        insert into ${sql.table(table)} (${key}, article_count)
        select ${key}, coalesce(stored.article_count, 0) + counted - kept
        from (${wrong}) as wrong left join ${sql.table(table)} as stored using (${key})
        on conflict (${key}) do update set article_count = excluded.article_count`.execute(tx)
    },
  }
}
