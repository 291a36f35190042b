import type { Db } from '../src/platform/db/database.ts'
import type { Spending } from './money-deeds.ts'

/**
 * Everybody has what the answers add up to and what their places of closed weeks are worth, and the
 * orders are those that were answered.
 */
export async function unlikeAnswers(db: Db, deeds: readonly Spending[]): Promise<string[]> {
  const unexpected = deeds
    .filter(({ status }) => status !== 200 && status !== 400)
    .map(({ kind, status, about }) => `${kind} of ${about} was answered ${status}`)
  return [...unexpected, ...(await drift(db, deeds)), ...(await wrongOrders(db, deeds))]
}

async function drift(db: Db, deeds: readonly Spending[]): Promise<string[]> {
  const told = new Map<number, number>()
  const add = (member: number, dollars: number) =>
    told.set(member, (told.get(member) ?? 0) + dollars)
  for (const { member, dollars } of deeds) add(member, dollars)
  const places = await db.selectFrom('week_place').select(['user_id', 'cents']).execute()
  for (const { user_id, cents } of places) if (user_id !== null) add(user_id, cents)
  const people = await db.selectFrom('users').select(['id', 'dollars']).execute()
  return people.flatMap(({ id, dollars }) => {
    const due = told.get(id) ?? 0
    return due === dollars ? [] : [`member ${id} has ${dollars} and was told of ${due}`]
  })
}

async function wrongOrders(db: Db, deeds: readonly Spending[]): Promise<string[]> {
  const orders = await db.selectFrom('shop_order').select(['id', 'item_id', 'buyer_id']).execute()
  const bought = deeds.filter(({ kind, status }) => kind === 'purchase' && status === 200)
  const answered = new Set(bought.map(({ order, about, member }) => `${order} ${about} ${member}`))
  const found = orders.map(({ id, item_id, buyer_id }) => `${id} ${item_id} ${buyer_id}`)
  const lost = bought.length - found.filter((order) => answered.has(order)).length
  const unknown = found.filter((order) => !answered.has(order)).length
  return [
    ...(lost === 0 ? [] : [`${lost} orders that were answered are lost`]),
    ...(unknown === 0 ? [] : [`${unknown} orders are there that nobody was told of`]),
    ...(answered.size === bought.length ? [] : ['an order was answered for two purchases']),
  ]
}
