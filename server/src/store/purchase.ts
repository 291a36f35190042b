import type * as store from '@loadout/contract/store/store.ts'
import type { ShopOffer } from '@loadout/contract/store/store.ts'
import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { errorTexts } from '@loadout/contract/platform/errors.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { bookDollars } from '../wallet/book-dollars.ts'
import { openCodes } from './codes.ts'
import { isHidden } from './is-hidden.ts'
import { itemOf } from './item.ts'
import { itemNotFound } from './lock-item.ts'
import { orderCause, orderData } from './order-booking.ts'
import { itemTag, STORE } from './page-tags.ts'
import { placeOrder } from './place-order.ts'
import type { CodeSeal } from './seal-code.ts'

/** In the words of the documents, with what the site calls its currency (AMB-22). */
const notEnoughDollars = (ld: string) =>
  new PublicError(
    400,
    'not_enough_dollars',
    undefined,
    errorTexts.not_enough_dollars.replace('{ld}', () => ld),
  )

type Purchase = { order_id: number; item: ShopOffer; dollars: number }

/**
 * Item, balance, both legs of the ledger, order and what follows from it, together or not at all
 * (STORE-19). The answer comes after the commit (checklist A04).
 */
export async function purchaseItem(
  { clock, siteSettings }: Pick<Site, 'clock' | 'siteSettings'>,
  seal: CodeSeal,
  { input, caller, transaction }: CallRequest<typeof store.purchaseItem>,
): Promise<OutputOf<typeof store.purchaseItem>> {
  const parts = { clock, ld: siteSettings.current().currencyName }
  const { id: itemId, agreed } = input
  return transaction(async (work) => {
    const bought = await buyItem(work, parts, { itemId, buyerId: caller.id, agreed })
    if (bought.item.at_once) await openCodes(work.tx, seal, itemId)
    return bought
  })
}

type Wish = {
  itemId: number
  buyerId: number
  /** What the buyer believes it costs; undefined takes whatever it does. */
  agreed?: number | undefined
}

/** In a transaction of its own making; the demo community buys by it, too. */
export async function buyItem(
  work: Work,
  { clock, ld }: { clock: Site['clock']; ld: string },
  { itemId, buyerId, agreed }: Wish,
): Promise<Purchase> {
  const { tx } = work
  const [placed] = await placeOrder(tx, { itemId, buyerId, now: clock.now() })
  if (!placed) throw await purchaseRefusal(tx, itemId)
  const { order_id: orderId, price, name, at_once } = placed
  if (agreed !== undefined && agreed !== price) throw ruleBroken('price_changed')
  const balances = await bookDollars(work, clock, [
    {
      userId: buyerId,
      dollars: -price,
      type: BalanceType.Purchase,
      cause: orderCause(orderId),
      data: orderData(placed, orderId),
    },
  ])
  const balance = balances.get(buyerId)
  if (balance === undefined) throw notEnoughDollars(ld)
  work.purge(STORE, itemTag(itemId))
  await work.record({ kind: 'item bought', actorId: buyerId, data: { orderId, itemId, name } })
  return { dollars: balance, item: { ...itemOf(placed), at_once }, order_id: orderId }
}

/** Of an item that nobody can buy, or nobody any more. */
async function purchaseRefusal(tx: Db, id: number) {
  const [item] = await seenItem(tx, { id })
  return !item || item.is_hidden ? itemNotFound() : ruleBroken('item_gone')
}

const seenItem = prepared((db, { id }: Blanks<{ id: number }>) =>
  db.selectFrom('shop_item as item').select(isHidden.as('is_hidden')).where('item.id', '=', id),
)
