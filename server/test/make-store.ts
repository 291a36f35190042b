import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { RunningSite } from '../src/site.ts'
import { buyItem } from '../src/store/purchase.ts'
import { bookDollars } from '../src/wallet/book-dollars.ts'

export type ItemWish = {
  name?: string
  description?: string
  price?: number
  categoryId?: number
  featured?: boolean
  hidden?: boolean
  position?: number
}

type Site = Pick<RunningSite, 'db' | 'clock' | 'transaction' | 'random'>

export const makeItem = (
  { db, clock }: Site,
  { name = 'Item', description = '', price = 100, categoryId = 8, ...wish }: ItemWish,
) =>
  db
    .insertInto('shop_item')
    .values({
      name,
      description,
      price,
      image: 'shop-1',
      category_id: categoryId,
      featured: wish.featured ?? false,
      hidden: wish.hidden ?? false,
      position: wish.position ?? 0,
      inserted: clock.now(),
    })
    .returning(['id', 'name', 'price'])
    .executeTakeFirstOrThrow()

/** As staff would have given them. */
export const giveDollars = async (
  { clock, random, transaction }: Site,
  { id: userId }: { id: number },
  dollars: number,
) => {
  const cause = `change ${random.bytes(16).toString('hex')}`
  const booking = { userId, dollars, type: BalanceType.Admin, cause, data: { note: 'Welcome' } }
  await transaction((work) => bookDollars(work, clock, [booking]))
}

/** Bought with what its buyer gets for it before. */
export async function makeOrder(site: Site, by: { id: number }, item: { id: number }) {
  const { price } = await site.db
    .selectFrom('shop_item')
    .select('price')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  await giveDollars(site, by, price)
  const bought = { itemId: item.id, buyerId: by.id }
  const { order_id } = await site.transaction((work) =>
    buyItem(work, { clock: site.clock, ld: 'LD$' }, bought),
  )
  return { id: order_id, price }
}
