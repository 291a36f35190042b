import { OrderStatus, type purchaseItem, type ShopItem } from '@loadout/contract/store/store.ts'
import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, preparedChange, type Blanks } from '../platform/db/prepared.ts'
import { notEnoughDollars, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { bookDollars } from '../wallet/book-dollars.ts'
import { countCodes } from './codes.ts'
import { itemColumns, itemOf } from './item.ts'
import { insertOrder } from './insert-order.ts'
import { itemNotFound } from './lock-item.ts'
import { orderCause, orderData } from './order-booking.ts'
import { itemTag, STORE } from './page-tags.ts'

type Purchase = { order_id: number; item: ShopItem; dollars: number }

/**
 * STORE-19: item, balance, both legs of the ledger, order and what follows from it, together or not
 * at all. The answer comes after the commit (checklist A04).
 */
export async function purchase(
  { db, clock, siteSettings }: Pick<Site, 'db' | 'clock' | 'siteSettings'>,
  { input, caller, transaction }: CallRequest<typeof purchaseItem>,
): Promise<OutputOf<typeof purchaseItem>> {
  await refuseWhatIsGone(db, input.id)
  const parts = { clock, ld: siteSettings.current().currencyName }
  return transaction((work) => buyItem(work, parts, { itemId: input.id, buyerId: caller.id }))
}

/** In a transaction of its own making; the demo community buys by it, too. */
export async function buyItem(
  work: Work,
  { clock, ld }: { clock: Site['clock']; ld: string },
  { itemId, buyerId }: { itemId: number; buyerId: number },
): Promise<Purchase> {
  const { tx } = work
  const [row] = await takeItem(tx, {}, { itemId })
  if (!row) throw ruleBroken('item_gone')
  const now = clock.now()
  const isDelivered = (await countCodes(tx, itemId)) > 0
  const orderId = await insertOrder(tx, {
    itemId,
    buyerId,
    price: row.price,
    statuses: isDelivered ? [OrderStatus.Pending, OrderStatus.Distributed] : [OrderStatus.Pending],
    now,
  })
  const balance = (
    await bookDollars(work, clock, [
      {
        userId: buyerId,
        dollars: -row.price,
        type: BalanceType.Purchase,
        cause: orderCause(orderId),
        data: orderData(row, orderId),
      },
    ])
  ).get(buyerId)
  if (balance === undefined) throw notEnoughDollars(ld)
  work.purge(STORE, itemTag(itemId))
  await work.record({
    kind: 'item bought',
    actorId: buyerId,
    data: { orderId, itemId, name: row.name },
  })
  return { dollars: balance, item: itemOf(row), order_id: orderId }
}

/** So that of many after one item those who come late do not wait for each other. */
async function refuseWhatIsGone(db: Db, id: number): Promise<void> {
  const [item] = await stateOfItem(db, {}, { id })
  if (!item || item.hidden) throw itemNotFound()
  if (item.sold) throw ruleBroken('item_gone')
}

const stateOfItem = prepared((db, _: object, { id }: Blanks<{ id: number }>) =>
  db.selectFrom('shop_item').select(['hidden', 'sold']).where('id', '=', id),
)

/**
 * By the rule of the list (checklist A08), and with the price of this moment (checklist A07).
 * Others who want it wait here, and then it is sold.
 */
const takeItem = preparedChange((tx, _: object, { itemId }: Blanks<{ itemId: number }>) =>
  tx
    .updateTable('shop_item as item')
    .set({ sold: true })
    .where('item.id', '=', itemId)
    .where('item.hidden', '=', false)
    .where('item.sold', '=', false)
    .returning(itemColumns),
)
