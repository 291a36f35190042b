import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries, paging, unixSeconds } from '../platform/wire.ts'

const closedWeekSchema = z.object({
  week: z.int(),
  from: unixSeconds,
  closed_at: unixSeconds,
  members: z.int(),
  /** What it pays in all, and how many of its places have been settled. */
  cents: z.int(),
  settled: z.int(),
})
export type ClosedWeek = z.infer<typeof closedWeekSchema>

export const listClosedWeeks = endpoint({
  method: 'GET',
  path: '/admin/ranking/week/list',
  access: { permission: 'canManageMultipliers' },
  summary: 'Closed weeks, the last first, and how far their payouts are.',
  input: z.object(paging({ size: 20, cap: 100 })),
  output: entries(closedWeekSchema).extend({ count: z.int() }),
})
