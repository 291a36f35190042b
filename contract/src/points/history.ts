import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { INTEGER_MAX } from '../platform/integers.ts'
import { entries, unixSeconds, wireId, wireInt } from '../platform/wire.ts'
import { periodSchema } from './points.ts'

const pointEntrySchema = z.object({
  id: z.int(),
  task_id: z.int(),
  key: z.string(),
  points: z.int(),
  base: z.int(),
  /** Percent at that time; null for what was earned before it was written down. */
  multiplier: z.int().nullable(),
  /** What it was earned with, where a task pays once for each thing: `news 12`, `member 7`. */
  subject: z.string().nullable(),
  /** How often the task pays within its period, and which time this was. */
  limit: z.int().nullable(),
  period: periodSchema,
  time: z.int().nullable(),
  inserted: unixSeconds,
})
export type PointEntry = z.infer<typeof pointEntrySchema>

const HISTORY_PAGE = 20

const list = {
  method: 'GET',
  output: entries(pointEntrySchema).extend({
    /** What goes on behind the last of these; null at the end. */
    next_before: z.int().nullable(),
  }),
} as const

/** `before` goes on past an entry, to older ones. */
const going = {
  before: wireInt(1, INTEGER_MAX).optional(),
  limit: wireInt(1, 100).default(HISTORY_PAGE),
}

/** Why a member has the points they have: the latest first. */
export const listOwnPoints = endpoint({
  ...list,
  path: '/points/history',
  access: 'member',
  summary: 'Every award of the caller: which task, multiplier and limit, and when.',
  input: z.object(going),
})

export const listPointsOf = endpoint({
  ...list,
  path: '/admin/points/history',
  access: { permission: 'canSeeUserProfile' },
  summary: 'Every award of a member.',
  input: z.object({ ...going, user_id: wireId }),
  errors: ['user_not_found'],
})
