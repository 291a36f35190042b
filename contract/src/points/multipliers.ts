import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireInt, wireSmallint } from '../platform/wire.ts'
import { tasks } from './tasks.ts'

/** Percent; 0 switches a task off (AMB-152). */
export const MULTIPLIER_MAX = 1_000

const access = { permission: 'canManageMultipliers' } as const

const multiplierSchema = z.object({
  task_id: z.int(),
  key: z.string(),
  label: z.string(),
  base: z.int(),
  multiplier: z.int(),
  /** What the task pays with it. */
  points: z.int(),
  /** Whether the site has what it needs. */
  open: z.boolean(),
})
export type Multiplier = z.infer<typeof multiplierSchema>

/** All tasks, those without a multiplier as well: they are what staff begin with (ADMIN-24). */
export const listMultipliers = endpoint({
  method: 'GET',
  path: '/admin/multiplier/list',
  access,
  summary: 'What each task is worth, and with which multiplier.',
  input: z.object({}),
  output: entries(multiplierSchema),
})

/** Counts from the next award on (ADMIN-24). */
export const setMultiplier = endpoint({
  method: 'POST',
  path: '/admin/multiplier/set',
  access,
  summary: 'Changes the multiplier of a task; 0 switches it off.',
  input: z.object({
    task_id: wireSmallint(0, tasks.length - 1),
    multiplier: wireInt(0, MULTIPLIER_MAX),
  }),
  output: multiplierSchema.pick({ task_id: true, multiplier: true, points: true }),
})
