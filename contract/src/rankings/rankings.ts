import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { OFFSET_MAX, unixSeconds, wireFlag, wireInt } from '../platform/wire.ts'
import { WEEK_MAX } from './week-number.ts'

/** Their numbers are 0, 1 and 2, which are understood as well (AMB-24). */
export const rankingFilters = ['week', 'month', 'all'] as const
export type RankingFilter = (typeof rankingFilters)[number]

const isFilterNumber = (value: unknown) => value === '0' || value === '1' || value === '2'
const filterInput = z.preprocess(
  (value: unknown) => (isFilterNumber(value) ? rankingFilters[Number(value)] : value),
  z.enum(rankingFilters),
) as z.ZodType<RankingFilter, RankingFilter>

/** So many members a page of the ranking has; its first five are the featured ones (AMB-97). */
export const RANKING_PAGE = 20
/** The last page, counted from 0: no list goes deeper. */
export const RANKING_PAGE_MAX = OFFSET_MAX / RANKING_PAGE

/** Of whom a visitor follows nothing is known: they are shown everybody (AMB-133). */
const narrowing = { filter: filterInput.default('week'), filter_followed: wireFlag.default(false) }
const page = wireInt(0, RANKING_PAGE_MAX).default(0)
const nextPage = z.int().nullable()

/** `posts`, `comments` and `upvotes` are those of the period; followers are all. */
const rankingUserSchema = authorSchema.extend({
  banner: z.string().nullable(),
  country_id: z.int(),
  points: z.int(),
  posts: z.int(),
  comments: z.int(),
  upvotes: z.int(),
  followers: z.int(),
})
export type RankingUser = z.infer<typeof rankingUserSchema>

/** Whoever has no points in the period has no place (RANK-06). */
export const listRanking = endpoint({
  method: 'GET',
  path: '/ranking/top',
  access: 'reader',
  summary: 'Members by the points of a week, a month or all time.',
  input: z.object({ ...narrowing, page }),
  output: z.object({ users: z.array(rankingUserSchema), next_page: nextPage }),
})

const statEntrySchema = z.object({
  rank: z.int(),
  username: z.string(),
  avatar: z.string(),
  count: z.int(),
})
export type StatEntry = z.infer<typeof statEntrySchema>

/** In the order in which they are shown (RANK-10). */
export const statKeys = [
  'newsViews',
  'blogViews',
  'upvotes',
  'comments',
  'posts',
  'referrals',
] as const
export type StatKey = (typeof statKeys)[number]

const statList = z.array(statEntrySchema)

/** Ten of each (RANK-07, RANK-12). */
export const listRankingStats = endpoint({
  method: 'GET',
  path: '/ranking/stats',
  access: 'reader',
  summary: 'Who has most views, upvotes, comments, posts and referrals.',
  input: z.object(narrowing),
  output: z.object({
    newsViews: statList,
    blogViews: statList,
    upvotes: statList,
    comments: statList,
    posts: statList,
    referrals: statList,
  }),
})

const rankedSchema = authorSchema.extend({ rank: z.int(), points: z.int() })
/** Of the last week that was closed; before any was, of none (RANK-08, RANK-13). */
export const getTopThree = endpoint({
  method: 'GET',
  path: '/ranking/top_three_weekly',
  access: 'anyone',
  summary: 'The three best of the last week.',
  input: z.object({}),
  output: z.object({ week: z.int(), users: z.array(rankedSchema) }),
})

/**
 * Where the caller stands. `rank` is null behind the last place that is counted; `next` is who
 * stands before them and how many points are missing to pass.
 */
export const getOwnPlace = endpoint({
  method: 'GET',
  path: '/ranking/place',
  access: 'member',
  summary: 'The place of the caller, and how far the next one is.',
  input: z.object(narrowing),
  output: z.object({
    place: z
      .object({
        rank: z.int().nullable(),
        points: z.int(),
        next: z.object({ username: z.string(), missing: z.int() }).nullable(),
      })
      .nullable(),
  }),
})
export type OwnPlace = z.infer<typeof getOwnPlace.output>['place']

/** Null where somebody has left the site: places stay as they were. */
const weekPlaceSchema = z.object({
  rank: z.int(),
  user: authorSchema.nullable(),
  points: z.int(),
  /** Cents of LD$ that this place was paid. */
  cents: z.int(),
})
export type WeekPlace = z.infer<typeof weekPlaceSchema>

/** A closed week never changes. Without a number it is the last one. */
export const getRankedWeek = endpoint({
  method: 'GET',
  path: '/ranking/week',
  access: 'anyone',
  summary: 'The places of a closed week.',
  input: z.object({ week: wireInt(0, WEEK_MAX).optional(), page }),
  output: z.object({
    week: z.int(),
    /** Its first moment, and the first of the next. */
    from: unixSeconds,
    until: unixSeconds,
    members: z.int(),
    cents: z.int(),
    places: z.array(weekPlaceSchema),
    next_page: nextPage,
    /** Closed weeks beside it. */
    previous_week: z.int().nullable(),
    next_week: z.int().nullable(),
  }),
  errors: ['week_not_found'],
})
