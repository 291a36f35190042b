import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { orEmpty, unixSeconds, wireId } from '../platform/wire.ts'

/** What a poll belongs to: the site itself, a news item or a member's post (AMB-142). */
export const pollKinds = ['site', 'news', 'post'] as const
export type PollKind = (typeof pollKinds)[number]

const pollOptionSchema = z.object({ id: z.int(), name: z.string(), votes: z.int() })

/** As documented (POLL-01), with when it ends and whether it takes no votes any more. */
export const pollSchema = z.object({
  id: z.int(),
  question: z.string(),
  options: z.array(pollOptionSchema),
  voted_option_id: z.int().nullable(),
  closed: z.boolean(),
  ends_at: unixSeconds.nullable(),
})
export type Poll = z.infer<typeof pollSchema>

const reading = {
  method: 'GET',
  access: 'reader',
  output: z.object({ poll: pollSchema.nullable() }),
} as const

/** The parameter as the documents spell it; a poll that has no such text shows its first one. */
const languageID = languageId.optional()

/** Without an id the one that the front page shows (POLL-02, AMB-84). */
export const getPoll = endpoint({
  ...reading,
  path: '/poll/get',
  summary: 'A poll of the site, or the one that is asked at the moment.',
  input: z.object({ id: wireId.optional(), languageID }),
  errors: ['poll_not_found'],
})

export const getNewsPoll = endpoint({
  ...reading,
  path: '/news_poll/get',
  summary: 'The poll of a news item.', // as documented (POLL-03)
  input: z.object({ id: wireId, languageID }),
  errors: ['article_not_found'],
})

export const getPostPoll = endpoint({
  ...reading,
  path: '/blog_poll/get',
  summary: 'The poll of a post.', // as documented (POLL-04)
  input: z.object({ id: wireId, languageID }),
  errors: ['post_not_found'],
})

const voting = {
  method: 'POST',
  access: 'member',
  once: true,
  // Whether an option was chosen is for the server to say (POLL-13).
  input: z.object({ poll_id: wireId, option_id: orEmpty(wireId) }),
  output: z.object({ delta: z.literal(1) }),
  errors: ['option_missing', 'poll_not_found', 'poll_closed', 'already_voted'],
} as const

export const voteInPoll = endpoint({
  ...voting,
  path: '/poll/vote',
  summary: 'Votes in a poll of the site, once.', // as documented (POLL-05)
})

export const voteInNewsPoll = endpoint({
  ...voting,
  path: '/news_poll/vote',
  summary: 'Votes in the poll of a news item, once.', // as documented (POLL-06)
})

export const voteInPostPoll = endpoint({
  ...voting,
  path: '/blog_poll/vote',
  summary: 'Votes in the poll of a post, once.', // as documented (POLL-07)
})
