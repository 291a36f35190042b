import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { sql } from 'kysely'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase, type Db } from '../src/platform/db/database.ts'
import { systemRandom } from '../src/platform/random.ts'
import { createSessions } from '../src/sessions/sessions.ts'
import { checkOrders } from '../src/store/check-orders.ts'
import { checkDollars } from '../src/wallet/ledger.ts'
import { brokenPromises } from './broken-promises.ts'
import { startSpending, type Spending } from './spending-load.ts'
import { throughKills, type KillOptions } from './through-kills.ts'

const BUYERS = 8
const ITEMS = 30_000
const PRICE = 300

/** A server whose debit is outside of the transaction: what finds nothing there proves nothing. */
const TWIN = `${import.meta.dirname}/broken-twin/load-debit-outside.ts`

/**
 * Purchases, refunds and changes of LD$ while the server and PostgreSQL are killed, held against
 * what everybody was told: nothing lost, nothing doubled, no drift.
 */
export const moneyThroughKills = (options: KillOptions, { twin }: { twin: boolean }) =>
  throughKills<Spending>(options, {
    name: twin ? 'money-of-twin' : 'money-killed',
    ...(twin ? { preload: TWIN } : {}),
    begin: async ({ url, databaseUrl }) =>
      startSpending({ url, price: PRICE, ...(await openStore(databaseUrl, { twin })) }),
    breaches: async (db, deeds) => [
      ...(await brokenPromises(db)),
      ...(await wrongBooks(db)),
      ...(await unlikeAnswers(db, deeds)),
    ],
  })

async function openStore(databaseUrl: string, { twin }: { twin: boolean }) {
  const database = openDatabase({ url: databaseUrl, connections: 2 })
  const { db } = database
  // The database would refuse what the twin does; here code alone is tried.
  if (twin) await sql`drop trigger balance_of_member on users`.execute(db)
  if (twin) await sql`drop trigger balance_of_leg on dollar_leg`.execute(db)
  const sessions = createSessions({ db, clock: systemClock, random: systemRandom })
  const staff = { flags: Flag.Admin, permissions: everyPermission }
  const people = await db
    .insertInto('users')
    .values(
      Array.from({ length: BUYERS + 1 }, (_, number) => ({
        username: `Buyer${number}`,
        inserted: new Date(),
        ...(number === 0 ? staff : {}),
      })),
    )
    .returning('id')
    .execute()
  const [keeper, ...buyers] = await Promise.all(
    people.map(async ({ id }) => ({ id, token: await sessions.open(db, id) })),
  )
  const { rows } = await sql<{ id: number }>`
    insert into shop_item (name, description, price, image, category_id, featured, hidden, inserted)
    select 'Item ' || number, '', ${PRICE}::integer, 'shop-1', 8, false, false, now()
    from generate_series(1, ${ITEMS}::integer) number returning id`.execute(db)
  await database.close()
  if (!keeper) throw new Error('nobody keeps the store')
  return { keeper, buyers, items: rows.map(({ id }) => id) }
}

async function wrongBooks(db: Db): Promise<string[]> {
  const findings = [await checkDollars(db), await checkOrders(db)]
  return findings.flatMap(({ wrong, lines }) => (wrong > 0 ? lines : []))
}

/** Everybody has what the answers add up to, and the orders are those that were answered. */
async function unlikeAnswers(db: Db, deeds: readonly Spending[]): Promise<string[]> {
  const unexpected = deeds
    .filter(({ status }) => status !== 200 && status !== 400)
    .map(({ kind, status, about }) => `${kind} of ${about} was answered ${status}`)
  const people = await db.selectFrom('users').select(['id', 'dollars']).execute()
  const drift = people.flatMap(({ id, dollars }) => {
    const told = deeds
      .filter(({ member }) => member === id)
      .reduce((sum, deed) => sum + deed.dollars, 0)
    return told === dollars ? [] : [`member ${id} has ${dollars} and was told of ${told}`]
  })
  const orders = await db.selectFrom('shop_order').select(['id', 'item_id', 'buyer_id']).execute()
  const bought = deeds.filter(({ kind, status }) => kind === 'purchase' && status === 200)
  const answered = new Set(bought.map(({ order, about, member }) => `${order} ${about} ${member}`))
  const found = orders.map(({ id, item_id, buyer_id }) => `${id} ${item_id} ${buyer_id}`)
  const lost = bought.length - found.filter((order) => answered.has(order)).length
  const unknown = found.filter((order) => !answered.has(order)).length
  return [
    ...unexpected,
    ...drift,
    ...(lost === 0 ? [] : [`${lost} orders that were answered are lost`]),
    ...(unknown === 0 ? [] : [`${unknown} orders are there that nobody was told of`]),
    ...(answered.size === bought.length ? [] : ['an order was answered for two purchases']),
  ]
}
