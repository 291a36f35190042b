import { OrderStatus } from '@loadout/contract/store/store.ts'
import type { Db } from '../platform/db/database.ts'
import { notAllowed } from '../platform/http/public-error.ts'

/**
 * The id of the post that tells of a purchase; null before the first one, which may be short
 * (STORE-26, AMB-60). Refused for whoever has not bought the item.
 */
export async function readPurchase(
  db: Db,
  { itemId, buyerId }: { itemId: number; buyerId: number },
): Promise<{ postId: number | null }> {
  const order = await db
    .selectFrom('shop_order')
    .leftJoin('post', 'post.shop_item_id', 'shop_order.item_id')
    .select('post.article_id')
    .where('shop_order.item_id', '=', itemId)
    .where('shop_order.buyer_id', '=', buyerId)
    .where('shop_order.status', '<>', OrderStatus.Refunded)
    .executeTakeFirst()
  if (!order) throw notAllowed()
  return { postId: order.article_id }
}
