import { sql } from 'kysely'
import type { listStaffItems, StaffItem } from '@loadout/contract/store/staff-store.ts'
import { idIn } from '@loadout/contract/platform/integers.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { unixSeconds } from '../platform/clock.ts'
import { asTyped } from '../platform/db/as-typed.ts'
import type { Db } from '../platform/db/database.ts'
import { isCategoryHidden, isHidden } from './is-hidden.ts'
import { itemColumns, itemOf } from './item.ts'
import { itemNotFound } from './lock-item.ts'

type Filter = Omit<ParsedInputOf<typeof listStaffItems>, 'limit' | 'offset'>

function matching(db: Db, { sold, hidden, category_id, query }: Filter) {
  const words = query.trim().toLowerCase()
  const id = idIn(words)
  return db
    .selectFrom('shop_item as item')
    .$if(sold !== undefined, (items) => items.where('item.sold', '=', sold === true))
    .$if(hidden !== undefined, (items) => items.where(isHidden, '=', hidden === true))
    .$if(category_id !== undefined, (items) =>
      items.where('item.category_id', '=', category_id ?? 0),
    )
    .$if(words !== '', (items) =>
      items.where((where) =>
        where.or([
          where(where.fn<string>('lower', ['item.name']), 'like', `%${asTyped(words)}%`),
          ...(id === undefined ? [] : [where('item.id', '=', id)]),
        ]),
      ),
    )
}

export async function readStaffItems(
  db: Db,
  { limit, offset, ...filter }: ParsedInputOf<typeof listStaffItems>,
): Promise<{ count: number; entries: StaffItem[] }> {
  const [{ count }, rows] = await Promise.all([
    matching(db, filter)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    withWhatStaffSee(matching(db, filter))
      .orderBy('item.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  return { count, entries: rows.map(staffItemOf) }
}

export async function readStaffItem(db: Db, id: number): Promise<StaffItem> {
  const all = { query: '' }
  const row = await withWhatStaffSee(matching(db, all)).where('item.id', '=', id).executeTakeFirst()
  if (!row) throw itemNotFound()
  return staffItemOf(row)
}

const withWhatStaffSee = (items: ReturnType<typeof matching>) =>
  items
    .select(itemColumns)
    .select([
      'item.hidden',
      'item.position',
      'item.inserted',
      'item.code_count as codes',
      isCategoryHidden.as('category_hidden'),
      sql<number | null>`(select id from shop_order where item_id = item.id)`.as('order_id'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withWhatStaffSee>['execute']>>[number]

const staffItemOf = ({
  hidden,
  category_hidden,
  position,
  inserted,
  codes,
  order_id,
  ...row
}: Row): StaffItem => ({
  ...itemOf(row),
  hidden,
  category_hidden,
  position,
  inserted: unixSeconds(inserted),
  codes,
  order_id,
})
