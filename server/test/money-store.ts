import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { sql } from 'kysely'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase, type Db } from '../src/platform/db/database.ts'
import { systemRandom } from '../src/platform/random.ts'
import { createSessions } from '../src/sessions/sessions.ts'
import { earnInWeeks, stopTheClock } from './weeks-to-pay.ts'
import { FILLING_LIMITS } from './unhurried-limits.ts'

const BUYERS = 24
const EARNERS = 24
const ITEMS = 30_000
/** Whom members follow, and who have a place in every week. */
const RANKED = 1_000

type Store = {
  price: number
  /** How many of the last weeks are to be closed. */
  weeks: number
  /** Whether the database refuses balances that are not the sum of their entries. */
  isGuarded: boolean
}

/** Members who buy, earn and have a place in every week, whoever keeps the store, and its items. */
export async function openStore(databaseUrl: string, { price, weeks, isGuarded }: Store) {
  const database = openDatabase({ url: databaseUrl, connections: 2, limits: FILLING_LIMITS })
  const { db } = database
  if (!isGuarded) await dropGuards(db)
  const sessions = createSessions({ db, clock: systemClock, random: systemRandom })
  const signIn = async (id: number) => ({ id, token: await sessions.open(db, id) })
  const [keeperId, ...buyerIds] = await join(db, { name: 'Buyer', count: BUYERS + 1 })
  if (keeperId === undefined) throw new Error('nobody keeps the store')
  await db
    .updateTable('users')
    .set({ flags: Flag.Admin, permissions: everyPermission })
    .where('id', '=', keeperId)
    .execute()
  const store = {
    keeper: await signIn(keeperId),
    buyers: await Promise.all(buyerIds.map(signIn)),
    earners: await Promise.all((await join(db, { name: 'Earner', count: EARNERS })).map(signIn)),
    ranked: await join(db, { name: 'Ranked', count: RANKED }),
    items: await stock(db, price),
  }
  await stopTheClock(db)
  await earnInWeeks(db, weeks)
  await database.close()
  return store
}

async function dropGuards(db: Db): Promise<void> {
  await sql`drop trigger balance_of_member on users`.execute(db)
  await sql`drop trigger balance_of_leg on dollar_leg`.execute(db)
}

async function stock(db: Db, price: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into shop_item (name, description, price, image, category_id, featured, hidden, inserted)
    select 'Item ' || number, '', ${price}::integer, 'shop-1', 8, false, false, now()
    from generate_series(1, ${ITEMS}::integer) number returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Their addresses are verified, or following would pay nobody (checklist C15). */
async function join(db: Db, { name, count }: { name: string; count: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (username, flags, inserted)
    select ${name} || number, ${sql.lit(Flag.HasVerifiedEmail)}, now() from generate_series(1, ${count}::integer) as number
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
