import type { DemoItem } from '@loadout/demo/shop-item.ts'
import { shopItems } from '@loadout/demo/store.ts'
import { orders, type DemoOrder } from '@loadout/demo/store-orders.ts'
import { OrderStatus } from '@loadout/contract/store/store.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { setOrderState } from '../store/set-order-status.ts'
import { buyItem } from '../store/purchase.ts'
import { personNamed, type Ids } from './insert-people.ts'
import { DAY } from '../platform/clock.ts'

const KEEPER = 'demoadmin'

const ago = (now: Date, days: number) => ({ now: () => new Date(now.getTime() - days * DAY) })

const categoryIds = {
  computers: 8,
  vip: 9,
  giftcard: 10,
  clothing: 11,
  csgo: 2,
  fortnite: 3,
  pubg: 4,
  lol: 5,
} as const satisfies Record<DemoItem['category'], number>

/** What the store sells, and what members have bought of it, in every state of an order. */
export async function fillStore(work: Work, ids: Ids, now: Date): Promise<void> {
  for (const order of orders.toSorted((a, b) => b.daysAgo - a.daysAgo))
    await sell(work, { order, ids, now })
  for (const [index, item] of shopItems.entries()) {
    const daysHere = 4 * (shopItems.length - index)
    await insertItem(work.tx, { item, picture: index + 1, inserted: ago(now, daysHere).now() })
  }
}

type Sale = { order: DemoOrder; ids: Ids; now: Date }

/** Another piece of what is still on sale. */
async function sell(work: Work, { order, ids, now }: Sale): Promise<void> {
  const { item: place, by, daysAgo, states } = order
  const item = shopItems[place - 1]
  if (!item) throw new Error(`the demo store has no item ${place}`)
  const inserted = ago(now, daysAgo + 30).now()
  const itemId = await insertItem(work.tx, { item, picture: place, inserted })
  const buyerId = personNamed(ids, by).id
  const { order_id: orderId } = await buyItem(
    work,
    { clock: ago(now, daysAgo), ld: 'LD$' },
    { itemId, buyerId },
  )
  const adminId = personNamed(ids, KEEPER).id
  for (const [step, status] of states.entries()) {
    const note = status === OrderStatus.Refunded ? 'It broke before it could be sent.' : ''
    const clock = ago(now, daysAgo - (step + 1) / 2)
    await setOrderState(work, clock, { orderId, status, adminId, note })
  }
}

async function insertItem(
  tx: Db,
  { item, picture, inserted }: { item: DemoItem; picture: number; inserted: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('shop_item')
    .values({
      name: item.name,
      description: item.description,
      price: Math.round(item.price * 100),
      image: `shop-${picture}`,
      category_id: categoryIds[item.category],
      featured: item.featured ?? false,
      hidden: item.hidden ?? false,
      inserted,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
