import { OrderStatus } from '@loadout/contract/store/store.ts'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import { isHidden } from './is-hidden.ts'
import { itemColumns } from './item.ts'

const onSale = (db: Db) =>
  db
    .selectFrom('shop_item as item')
    .select(itemColumns)
    .where((where) => where.not(isHidden))
    .where('item.sold', '=', false)

/** Where staff have put a featured item counts for more than its price (STORE-04). */
const itemsOnSale = preparedByShape((db, { featured }: { featured: boolean }) =>
  onSale(db)
    .select('item.code_count')
    .$if(featured, (items) => items.where('item.featured', '=', true).orderBy('item.position'))
    .orderBy('item.price', 'desc')
    .orderBy('item.position')
    .orderBy('item.id', 'desc'),
)
export const listItemsOnSale = (db: Db, featured: boolean) => itemsOnSale(db, { featured }, {})

const latestItems = prepared((db, { limit }: Blanks<{ limit: number }>) =>
  onSale(db).orderBy('item.id', 'desc').limit(limit),
)
export const listLatest = (db: Db, limit: number) => latestItems(db, { limit })

/**
 * What was refunded is nobody's any more, and those who hide theirs are left out, as is who is
 * about to leave: their profile is hidden already (O11).
 */
const cashOuts = prepared((db, { limit }: Blanks<{ limit: number }>) =>
  db
    .selectFrom('shop_order as order')
    .innerJoin('shop_item as item', 'item.id', 'order.item_id')
    .innerJoin('users as author', 'author.id', 'order.buyer_id')
    .select([...itemColumns, ...authorColumns])
    .select(['order.price as paid', 'order.inserted as purchased', 'author.country_id'])
    .where('order.status', '<>', OrderStatus.Refunded)
    .where('author.shows_cash_outs', '=', true)
    .where('author.leaves_at', 'is', null)
    .orderBy('order.id', 'desc')
    .limit(limit),
)
export const listCashOutRows = (db: Db, limit: number) => cashOuts(db, { limit })
