import pg from 'pg'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
// Without it the compiler knows no members: a domain adds its tables by itself.
import '../../server/src/accounts/tables.ts'
import { createSessions } from '../../server/src/sessions/sessions.ts'
import { fillBenchDatabase } from './bench-database.ts'

export type Member = { id: number; token: string }

/** Who buys: each has a session and LD$ enough for all rounds. */
export const BUYERS = 64
/** Who wants the one item that there is. */
export const RIVALS = 200
/** Cents; the smallest price, so that nobody runs out. */
const PRICE = 1
const BALANCE = 1_000_000

/** The store lists all that can be bought, so it has as many items in any community. */
const ITEMS = 200

/**
 * The news and members of the other benches, and so many more members with `entries` points in the
 * ledger between them, LD$ and a store.
 */
export async function fillStanding(
  url: string,
  { members, entries }: { members: number; entries: number },
): Promise<Member[]> {
  await fillBenchDatabase(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      insert into users (username, inserted) select 'ranked' || n, now() - interval '1 year' from generate_series(1, ${members}) n;
      insert into point_entry (user_id, task_id, points, inserted)
        select 501 + n % ${members}, n % 36, 1 + n % 30, now() - (n % 50) * interval '1 day' from generate_series(1, ${entries}) n;
      ${itemsOnSale(ITEMS)}
      begin;
      update users set dollars = ${BALANCE} where id <= ${BUYERS} or id > 500;
      insert into dollar_transfer (id, type, cause, data, inserted)
        select id, 0, 'bench ' || id, '{}', now() - interval '1 day' from users where dollars > 0;
      insert into dollar_leg (transfer_id, user_id, dollars, balance)
        select id, id, dollars, dollars from users where dollars > 0
        union all select id, null, -dollars, null from users where dollars > 0;
      commit;
      alter sequence dollar_transfer_id_seq restart with 1000000;
    `)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  return signedIn(
    url,
    Array.from({ length: RIVALS }, (_, place) => 501 + place),
  )
}

/** For those who buy: as many more as they may want. */
export async function addItems(url: string, items: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(itemsOnSale(items - ITEMS))
  await client.query('vacuum analyze shop_item')
  await client.end()
}

const itemsOnSale = (items: number) => `
  insert into shop_item (name, description, price, image, category_id, featured, hidden, inserted)
    select 'Item ' || n, 'A thing that somebody wants.', ${PRICE}, 'shop-1', 8, n % 50 = 0, false, now() - n * interval '1 second'
    from generate_series(1, ${items}) n;
`

/** Those who buy in turn, and a session for each of the others. */
export async function signedIn(url: string, ids: readonly number[]): Promise<Member[]> {
  const database = openDatabase({ url, connections: 2 })
  try {
    const { db } = database
    const sessions = createSessions({ db, clock: systemClock, random: systemRandom })
    return await Promise.all(ids.map(async (id) => ({ id, token: await sessions.open(db, id) })))
  } finally {
    await database.close()
  }
}
