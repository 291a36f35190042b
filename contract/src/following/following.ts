import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, wireId } from '../platform/wire.ts'

const memberInput = z.object({ user_id: wireId })
const followingOutput = z.object({ following: z.boolean() })

/** It sets a state, so doing it twice is doing it once (FOLLOW-01, checklist B03). */
export const followMember = endpoint({
  method: 'POST',
  path: '/user_profile/follow',
  access: 'member',
  summary: 'Follows a member.',
  input: memberInput,
  output: followingOutput,
  errors: ['user_not_found', 'own_follow', 'not_allowed'],
})

export const unfollowMember = endpoint({
  method: 'POST',
  path: '/user_profile/unfollow',
  access: 'member',
  summary: 'Follows a member no more.', // as documented (FOLLOW-02)
  input: memberInput,
  output: followingOutput,
  errors: ['user_not_found'],
})

export const checkFollowing = endpoint({
  method: 'GET',
  path: '/user/following/check',
  access: 'reader',
  // As documented (FOLLOW-03).
  summary: 'Whether the caller follows a member; nobody does who is not signed in.',
  input: memberInput,
  output: followingOutput,
  errors: ['user_not_found'],
})

/** `followers` of each, so that a list says who is heard. */
const followedSchema = authorSchema.extend({ followers: z.int() })
export type Followed = z.infer<typeof followedSchema>

const list = {
  method: 'GET',
  access: 'anyone',
  input: z.object({ user_id: wireId, ...paging({ size: 24 }) }),
  /** `user` is whose list this is. */
  output: z.object({ user: authorSchema, count: z.int(), entries: z.array(followedSchema) }),
  errors: ['user_not_found'],
} as const

export const listFollowers = endpoint({
  ...list,
  path: '/user/followers/list',
  summary: 'Who follows a member, the latest first.',
})

export const listFollowing = endpoint({
  ...list,
  path: '/user/following/list',
  summary: 'Whom a member follows, the latest first.',
})
