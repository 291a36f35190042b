import { sql } from 'kysely'

/** Whether the shop category that `item` is in is hidden. Games never hide what is in them. */
export const isCategoryHidden = sql<boolean>`exists (
  select from category
  where category.id = item.category_id and category.hidden and category.parent is not null
)`

/** Whether members do not see `item`: it is hidden itself, or the shop category that it is in. */
export const isHidden = sql<boolean>`(item.hidden or ${isCategoryHidden})`
