import { sql } from 'kysely'

/** Whether members do not see `item`: it is hidden itself, or the shop category that it is in. */
export const isHidden = sql<boolean>`(
  item.hidden or exists (
    select from category
    where category.id = item.category_id and category.hidden and category.parent is not null
  )
)`
