import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

/** Codes stay where they are counted when they are shown. */
const orders = inBatches('orders', (db, { memberId, after, limit }) =>
  db
    .selectFrom('shop_order as order')
    .innerJoin('shop_item as item', 'item.id', 'order.item_id')
    .select(['order.id as key', 'order.id', 'item.name as item', 'order.price as cents'])
    .select(['order.status', 'order.inserted'])
    .where('order.buyer_id', '=', memberId)
    .where('order.id', '>', after)
    .orderBy('order.id')
    .limit(limit)
    .execute(),
)

export const storeFiles: readonly MemberFile[] = [orders]
