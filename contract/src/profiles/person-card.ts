import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { unixSeconds } from '../platform/wire.ts'

/** Somebody in short. Nothing of it is among what a member may hide. */
const personCardSchema = authorSchema.extend({
  /** Of ISO 3166, so that whoever shows it needs no list. */
  country_code: z.string(),
  followers: z.int(),
  inserted: unixSeconds,
  /** In this week's ranking; null without points of this week. */
  week_rank: z.int().nullable(),
})
export type PersonCard = z.infer<typeof personCardSchema>

/**
 * What is shown beside a name that somebody points at. Names are found as profiles are (PROF-16).
 */
export const getPersonCard = endpoint({
  method: 'GET',
  path: '/user_profile/card',
  access: 'anyone',
  summary: 'A member in short, by name.',
  input: z.object({ username: z.string().max(300) }),
  output: personCardSchema,
  errors: ['profile_not_found'],
})
