import { sql } from 'kysely'
import type { listStaffOrders, StaffOrder } from '@loadout/contract/store/staff-orders.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import { unixSeconds } from '../platform/clock.ts'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'
import { itemColumns, itemOf } from './item.ts'

type Filter = Omit<ParsedInputOf<typeof listStaffOrders>, 'limit' | 'offset'>

function matching(db: Db, { status, buyer_id, query }: Filter) {
  const words = query.trim().toLowerCase()
  const id = parseId(words)
  const part = `%${escapeLike(words)}%`
  return db
    .selectFrom('shop_order as order')
    .innerJoin('shop_item as item', 'item.id', 'order.item_id')
    .innerJoin('users as author', 'author.id', 'order.buyer_id')
    .$if(status !== undefined, (orders) => orders.where('order.status', '=', status ?? 0))
    .$if(buyer_id !== undefined, (orders) => orders.where('order.buyer_id', '=', buyer_id ?? 0))
    .$if(words !== '', (orders) =>
      orders.where((where) =>
        where.or([
          where(where.fn<string>('lower', ['item.name']), 'like', part),
          where(where.fn<string>('lower', ['author.username']), 'like', part),
          ...(id === undefined ? [] : [where('order.id', '=', id)]),
        ]),
      ),
    )
}

/** The oldest first (STORE-27). */
export async function readStaffOrders(
  db: Db,
  { limit, offset, ...filter }: ParsedInputOf<typeof listStaffOrders>,
): Promise<{ count: number; entries: StaffOrder[] }> {
  const [{ count }, rows] = await Promise.all([
    matching(db, filter)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    matching(db, filter)
      .select([...itemColumns, ...authorColumns, 'author.country_id'])
      .select(['order.id as order_id', 'order.price as paid', 'order.status', 'order.inserted'])
      .select(['order.ticket_id', 'order.codes_shown', steps, 'item.code_count as codes'])
      .orderBy('order.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  return { count, entries: rows.map(orderOf) }
}

const steps = sql<StaffOrder['steps']>`(
  select json_agg(json_build_object('status', step.status, 'note', step.note,
    'inserted', extract(epoch from step.inserted)::bigint,
    'admin', case when admin.id is null then null
      else json_build_object('id', admin.id, 'username', admin.username) end)
    order by step.inserted, step.status)
  from shop_order_step step left join users admin on admin.id = step.admin_id
  where step.order_id = "order".id)`.as('steps')

type Row = Parameters<typeof itemOf>[0] &
  Parameters<typeof authorOf>[0] &
  Pick<StaffOrder, 'status' | 'ticket_id' | 'steps' | 'codes' | 'codes_shown'> & {
    order_id: number
    paid: number
    country_id: number
    inserted: Date
  }

const orderOf = (row: Row): StaffOrder => ({
  id: row.order_id,
  item: itemOf(row),
  buyer: { ...authorOf(row), country_id: row.country_id },
  price: row.paid,
  status: row.status,
  inserted: unixSeconds(row.inserted),
  ticket_id: row.ticket_id,
  steps: row.steps,
  codes: row.codes,
  codes_shown: row.codes_shown,
})
