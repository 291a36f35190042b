import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries, paging, unixSeconds, wireSmallint } from '../platform/wire.ts'

/** Numbers of the documents: stored and sent, so they never change (WALLET-04 to WALLET-07). */
export const BalanceType = { Admin: 0, WeeklyRank: 1, Purchase: 2, Stars: 3 } as const
export type BalanceType = (typeof BalanceType)[keyof typeof BalanceType]

/** The wallet asks for so many at a time (WALLET-02), and for one more. */
export const BALANCE_PAGE = 20

/**
 * A change of somebody's LD$ (WALLET-03). `dollars` are cents, below zero when they were spent, and
 * `balance` is what the member had then. `data` says what it was for:
 * - 0: `note`, the reason that staff gave; of a refund also `name`, `category_id`, `image`,
 * `item_id` and `order_id`.
 * - 1: `rank` and `week`.
 * - 2: `name`, `category_id`, `image`, `item_id` and `order_id`.
 * - 3: `count`, the stars of that month.
 */
export const balanceEntrySchema = z.object({
  id: z.int(),
  inserted: unixSeconds,
  dollars: z.int(),
  balance: z.int().nonnegative(),
  type: z.int(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type BalanceEntry = z.infer<typeof balanceEntrySchema>

/** Only entries of this type. */
export const balanceType = wireSmallint(0, 3).optional()

/** Whose history it is, the session says and nothing else (WALLET-08, checklist A13). */
export const listBalanceHistory = endpoint({
  method: 'GET',
  path: '/user_profile/balance_history',
  access: 'member',
  summary: 'How the balance of whoever asks has changed, the latest first.',
  input: z.object({ ...paging({ size: BALANCE_PAGE }), type: balanceType }),
  output: entries(balanceEntrySchema),
})
