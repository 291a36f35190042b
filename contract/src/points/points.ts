import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

/**
 * Since when a task's limit counts; `each` where it pays once for each thing and has no other
 * limit.
 */
export const periodSchema = z.enum(['1h', '6h', '12h', '24h', 'day', 'week', 'ever', 'each'])
export type Period = z.infer<typeof periodSchema>

const earnTaskSchema = z.object({
  id: z.int(),
  key: z.string(),
  label: z.string(),
  base: z.int(),
  /** Percent. */
  multiplier: z.int(),
  /** What it pays now; 0 when staff have switched it off (AMB-152). */
  points: z.int(),
  /** How often it pays within the period. */
  limit: z.int().nullable(),
  period: periodSchema,
  /** How often it has paid whoever asks within the period. */
  done: z.int(),
  /** Whether the site has what it pays for yet. */
  open: z.boolean(),
})
export type EarnTask = z.infer<typeof earnTaskSchema>

/** All 36 tasks (POINTS-37). */
export const listTasks = endpoint({
  method: 'GET',
  path: '/points/tasks',
  access: 'reader',
  summary: 'Everything that earns points, what it pays now, and how far a member is.',
  input: z.object({}),
  output: z.object({ entries: z.array(earnTaskSchema) }),
})

/** Kept with the member, so that no other device shows the hint again (POINTS-46). */
export const seePointsHint = endpoint({
  method: 'POST',
  path: '/user/points_hint/seen',
  access: 'member',
  summary: 'Notes that this member has opened the explanation of points.',
  input: z.object({}),
  output: z.object({ flags: z.int() }),
})
