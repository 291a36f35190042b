import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { wireInt } from '../platform/wire.ts'

/**
 * What is counted of each day, by the number that is stored: who joined and who was here, what was
 * published, written, upvoted and bought, and points that were earned.
 */
export const figureKinds = [
  'people',
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
const FIGURE_DAYS_MOST = 731

const daySchema = z.object({
  /** The number of a day of UTC since 1970-01-01. */
  day: z.int(),
  people: z.int(),
  active: z.int(),
  news: z.int(),
  posts: z.int(),
  comments: z.int(),
  upvotes: z.int(),
  purchases: z.int(),
  points: z.int(),
})
export type DayFigures = z.infer<typeof daySchema>

/** ADMIN-08. Every day is there, today the last; what is of today is some minutes old. */
export const listFigures = endpoint({
  method: 'GET',
  path: '/admin/figures',
  access: { permission: 'canSeeStats' },
  summary: 'Figures of the site by day, kept as sums.',
  input: z.object({ days: wireInt(1, FIGURE_DAYS_MOST).default(30) }),
  output: z.object({ days: z.array(daySchema) }),
})
