import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, paging, unixSeconds, wireId } from '../platform/wire.ts'

/**
 * What a member lets others see, and whether others may write in their guestbook. What is hidden is
 * in no answer.
 */
export const visibilitySchema = z.object({
  shows_activity: z.boolean(),
  shows_cash_outs: z.boolean(),
  guestbook_open: z.boolean(),
})
export type Visibility = z.infer<typeof visibilitySchema>

/** A member as everybody may see them. `inserted` is when they joined. */
const profileSchema = z.object({
  id: z.int(),
  username: z.string(),
  avatar: z.string(),
  banner: z.string().nullable(),
  country_id: z.int(),
  /** Of ISO 3166, so that whoever shows it needs no list. */
  country_code: z.string(),
  points: z.int(),
  flags: z.int(),
  content: z.string(),
  followed_by_me: z.boolean(),
  inserted: unixSeconds,
  followers: z.int(),
  following: z.int(),
  ...visibilitySchema.shape,
})
export type Profile = z.infer<typeof profileSchema>

const read = {
  method: 'GET',
  access: 'anyone',
  errors: ['profile_not_found'],
} as const
const ofMember = z.object({ user_id: wireId })

/**
 * By id or by name (PROF-16). A name that its owner has given up finds them all the same, as long
 * as nobody else has it (checklist E09): the answer says what they are called now.
 */
export const getProfile = endpoint({
  ...read,
  access: 'reader',
  path: '/user_profile/get',
  summary: 'A member as everybody may see them, by id or name.',
  // Whatever is longer than any form takes is no name.
  input: z.object({ id: wireId.optional(), username: z.string().max(300).optional() }),
  output: profileSchema,
})

/** `reputation` are the upvotes that members gave what somebody wrote (PROF-14, PROF-17). */
export const getSummary = endpoint({
  ...read,
  path: '/user_profile/summary',
  summary: 'What a member has done so far, in figures.',
  input: ofMember,
  output: z.object({
    reputation: z.int(),
    comment_count: z.int(),
    post_count: z.int(),
    star_post_count: z.int(),
    accumulated_points: z.int(),
    /** In this week's ranking; null without points of this week. */
    week_rank: z.int().nullable(),
  }),
})

/** Where a member can be found elsewhere (PROF-15). */
export const externalServices = [
  'twitch',
  'steam',
  'facebook',
  'twitter',
  'instagram',
  'esportal',
] as const
export type ExternalService = (typeof externalServices)[number]

/** Only services where the member has a handle (PROF-18). */
export const getExternalProfiles = endpoint({
  ...read,
  path: '/user_profile/external_profiles',
  summary: 'What a member is called elsewhere, by service.',
  input: ofMember,
  output: z.object({
    twitch: z.string().optional(),
    steam: z.string().optional(),
    facebook: z.string().optional(),
    twitter: z.string().optional(),
    instagram: z.string().optional(),
    esportal: z.string().optional(),
  }),
})

/** Articles are named in `language_id` (ours) where they can be read in it (AMB-52). */
export const activityTypes = [
  'published',
  'comment',
  'upvote',
  'guestbook',
  'star',
  'follow',
] as const
export type ActivityType = (typeof activityTypes)[number]

/**
 * `data` names what it is about: an article by `id`, `article_type`, `slug`, `title` and
 * `language_id`, a member by `username`; of what was written, the beginning is the `excerpt`.
 */
const activitySchema = z.object({
  id: z.int(),
  type: z.enum(activityTypes),
  inserted: unixSeconds,
  data: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Activity = z.infer<typeof activitySchema>

/** How many of activities and of guestbook entries one load brings (PROF-08, PROF-09). */
export const PROFILE_PAGE = 5

/** Empty when the member hides it (PROF-19). */
export const listActivity = endpoint({
  ...read,
  path: '/user_profile/activity_feed',
  summary: 'What a member has done lately, the latest first.',
  input: z.object({
    user_id: wireId,
    language_id: languageId.optional(),
    ...paging({ size: PROFILE_PAGE }),
  }),
  output: entries(activitySchema),
})
