import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { wireId } from '../platform/wire.ts'

/** So many days have a figure each, today the last. */
export const STATISTICS_DAYS = 30

/** Stands for a country that is not known, as ISO 3166 leaves it to its users. */
export const UNKNOWN_COUNTRY = 'ZZ'

/**
 * `views` counts each reader once a day and post, `unique_views` once a day, whatever they read; it
 * is null when part of it is older than the counting (STATS-10, AMB-111). `days` is the number of a
 * day of UTC since 1970-01-01. Days without a view are there with 0, countries are not.
 */
const postStatisticsSchema = z.object({
  views: z.int(),
  unique_views: z.int().nullable(),
  views_by_days: z.array(z.object({ days: z.int(), views: z.int() })),
  views_by_country: z.array(z.object({ country_code: z.string(), count: z.int() })),
})
export type PostStatistics = z.infer<typeof postStatisticsSchema>

/** Of whoever asks; of others for admins (STATS-05, AMB-111). */
export const getProfileStatistics = endpoint({
  method: 'GET',
  path: '/blog/stats/profile',
  access: 'member',
  summary: 'How all posts of a member have been read.',
  input: z.object({ user_id: wireId.optional() }),
  output: postStatisticsSchema,
  errors: ['not_allowed', 'user_not_found'],
})

/** For its author and for admins (STATS-06). */
export const getPostStatistics = endpoint({
  method: 'GET',
  path: '/blog/stats/post',
  access: 'member',
  summary: 'How a post has been read.',
  input: z.object({ id: wireId }),
  output: postStatisticsSchema,
  errors: ['post_not_found', 'not_allowed'],
})
