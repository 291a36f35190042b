import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { wireInt, wireSeconds } from '../platform/wire.ts'

/**
 * What is counted of each day, by the number that is stored: who joined and who was here, what was
 * published, written, upvoted and bought, and points that were earned.
 */
export const figureKinds = [
  'users',
  'active',
  'news',
  'posts',
  'comments',
  'upvotes',
  'purchases',
  'points',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** Two years. */
export const MAX_FIGURE_DAYS = 731

const counts = {
  users: z.int(),
  active: z.int(),
  news: z.int(),
  posts: z.int(),
  comments: z.int(),
  upvotes: z.int(),
  purchases: z.int(),
  points: z.int(),
}

/** `day` is the number of a day of UTC since 1970-01-01. */
const daySchema = z.object({ day: z.int(), ...counts })
export type DayFigures = z.infer<typeof daySchema>

/**
 * `from` and `to` name the days they fall on; without `from` it is the last `days`, thirty unless
 * said otherwise. Two years at most, and none that is yet to come (ADMIN-08). Every day is there;
 * what is of today is some minutes old. Of the whole all are sums but `active`, which is that of
 * the day with most: whoever was here on two days is one member.
 */
export const getFigures = endpoint({
  method: 'GET',
  path: '/admin/stats/overview',
  access: { permission: 'canSeeStats' },
  summary: 'Figures of the site, in all and by day.',
  input: z.object({
    from: wireSeconds.optional(),
    to: wireSeconds.optional(),
    days: wireInt(1, MAX_FIGURE_DAYS).optional(),
  }),
  output: z.object({ ...counts, days: z.array(daySchema) }),
})
export type Figures = z.infer<typeof getFigures.output>
