import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { actingAdminSchema } from '../audit/acting-admin.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, unixSeconds, wireId, wireLine, wireSmallint } from '../platform/wire.ts'
import { shopItemSchema } from './store.ts'

const access = { permission: 'canManageShop' } as const

export const ORDER_NOTE_MAX = 200
export const ORDER_QUERY_MAX = 100

/** An order as staff see it, with who brought it into each state. */
const staffOrderSchema = z.object({
  id: z.int(),
  item: shopItemSchema,
  buyer: authorSchema.extend({ country_id: z.int() }),
  price: z.int(),
  status: z.int(),
  inserted: unixSeconds,
  /**
   * Where staff and buyer talk about it (AMB-58); null for orders from before there was support.
   */
  ticket_id: z.int().nullable(),
  steps: z.array(
    z.object({
      status: z.int(),
      /** Null for what the purchase itself did. */
      admin: actingAdminSchema,
      note: z.string(),
      inserted: unixSeconds,
    }),
  ),
  /** How many codes were delivered by themselves, and how often their buyer has seen them. */
  codes: z.int(),
  codes_shown: z.int(),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>

/** The oldest first, so that nobody waits longer than others (STORE-27). */
export const listStaffOrders = endpoint({
  method: 'GET',
  path: '/admin/shop/purchase/list',
  access,
  summary: 'Orders, the oldest first.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    status: wireSmallint(0, 3).optional(),
    buyer_id: wireId.optional(),
    /** A part of what the item or the buyer is called, or the number of the order. */
    query: z.string().max(ORDER_QUERY_MAX).default(''),
  }),
  output: z.object({ count: z.int(), entries: z.array(staffOrderSchema) }),
})

/**
 * Pending orders are confirmed or distributed, confirmed ones distributed; each of them may be
 * refunded once, which books the price anew (STORE-27, AMB-58). Nothing goes back, and nobody
 * refunds themselves.
 */
export const setOrderStatus = endpoint({
  method: 'POST',
  path: '/admin/shop/purchase/set_status',
  access,
  once: true,
  summary: 'Confirms an order (1), says that it was distributed (2), or refunds it (3).',
  input: z.object({
    id: wireId,
    status: wireSmallint(1, 3),
    /** Of a refund, its buyer reads it. */
    note: wireLine({ min: 0, max: ORDER_NOTE_MAX }).default(''),
  }),
  output: z.object({ status: z.int() }),
  errors: ['order_not_found', 'order_is_beyond', 'own_dollars'],
})
