import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries } from '../platform/wire.ts'

const scorerSchema = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string(),
  score: z.int(),
})
export type Scorer = z.infer<typeof scorerSchema>

const scorers = {
  method: 'GET',
  access: 'anyone',
  input: z.object({}),
  output: entries(scorerSchema),
} as const

/** A week begins on Monday, in UTC (STATS-01, AMB-123). */
export const listMostPoints = endpoint({
  ...scorers,
  path: '/stats/most_points',
  summary: 'The ten who have earned most points this week.',
})

/** The path is spelled as the documents have it (STATS-02). */
export const listMostPointsLastWeek = endpoint({
  ...scorers,
  path: '/stats/most_point_last_week',
  summary: 'The ten who earned most points last week.',
})
