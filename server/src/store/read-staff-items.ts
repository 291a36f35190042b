import { sql } from 'kysely'
import type { listStaffItems, StaffItem } from '@loadout/contract/store/staff-store.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { unixSeconds } from '../platform/clock.ts'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'
import { isCategoryHidden, isHidden } from './is-hidden.ts'
import { itemColumns, itemOf } from './item.ts'
import { itemNotFound } from './lock-item.ts'
import type { CodeSeal } from './seal-code.ts'

type Filter = Omit<ParsedInputOf<typeof listStaffItems>, 'limit' | 'offset'>

function matching(db: Db, { sold, hidden, category_id, query }: Filter) {
  const words = query.trim().toLowerCase()
  const id = parseId(words)
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
          where(where.fn<string>('lower', ['item.name']), 'like', `%${escapeLike(words)}%`),
          ...(id === undefined ? [] : [where('item.id', '=', id)]),
        ]),
      ),
    )
}

export async function readStaffItems(
  db: Db,
  seal: CodeSeal,
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
  return { count, entries: rows.map((row) => staffItemOf(row, seal)) }
}

export async function readStaffItem(db: Db, seal: CodeSeal, id: number): Promise<StaffItem> {
  const all = { query: '' }
  const row = await withWhatStaffSee(matching(db, all)).where('item.id', '=', id).executeTakeFirst()
  if (!row) throw itemNotFound()
  return staffItemOf(row, seal)
}

const withWhatStaffSee = (items: ReturnType<typeof matching>) =>
  items.select(itemColumns).select([
    'item.hidden',
    'item.position',
    'item.inserted',
    'item.code_count as codes',
    isCategoryHidden.as('category_hidden'),
    // All of an item are written at once, so that one speaks for them.
    sql<Buffer | null>`(
        select sealed from shop_code where item_id = item.id order by id limit 1)`.as('a_code'),
    sql<number | null>`(select id from shop_order where item_id = item.id)`.as('order_id'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof withWhatStaffSee>['execute']>>[number]

const staffItemOf = (
  { hidden, category_hidden, position, inserted, codes, a_code, order_id, ...row }: Row,
  seal: CodeSeal,
): StaffItem => ({
  ...itemOf(row),
  hidden,
  category_hidden,
  position,
  inserted: unixSeconds(inserted),
  codes,
  codes_readable: a_code === null || seal.open(a_code, row.id) !== undefined,
  order_id,
})
