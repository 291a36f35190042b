import { OrderStatus } from '@loadout/contract/store/store.ts'
import type { Db } from '../platform/db/database.ts'
import { notAllowed } from '../platform/http/public-error.ts'

/**
 * Whether somebody may still write their first post about an item, which may be short (STORE-26,
 * AMB-60). Of what others have bought nobody writes as its buyer.
 */
export async function mayWriteFirstPost(
  db: Db,
  { itemId, buyerId }: { itemId: number; buyerId: number },
): Promise<boolean> {
  const order = await db
    .selectFrom('shop_order')
    .leftJoin('post', 'post.shop_item_id', 'shop_order.item_id')
    .select('post.article_id')
    .where('shop_order.item_id', '=', itemId)
    .where('shop_order.buyer_id', '=', buyerId)
    .where('shop_order.status', '<>', OrderStatus.Refunded)
    .executeTakeFirst()
  if (!order) throw notAllowed()
  return order.article_id === null
}
