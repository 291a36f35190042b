import { sql } from 'kysely'
import { columnCount, type KeptCount } from '../counts/kept-count.ts'

export const storeCounts: readonly KeptCount[] = [
  columnCount({
    name: 'codes of items',
    table: 'shop_item',
    column: 'code_count',
    counted: sql`(select count(*)::int from shop_code where shop_code.item_id = shop_item.id)`,
  }),
]
