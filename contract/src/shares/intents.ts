import { z } from 'zod'
import { articleTypeInput } from '../comments/comments.ts'
import { endpoint } from '../platform/endpoint.ts'
import { withAlias } from '../platform/alias.ts'
import { orNone, success, wireId } from '../platform/wire.ts'

/**
 * What members do elsewhere for the site, as the tasks are called that it is paid as. The number is
 * stored.
 */
export const intents = [
  'share_facebook',
  'share_twitter',
  'share_reddit',
  'visit_facebook',
  'follow_twitter',
] as const
export type Intent = (typeof intents)[number]

/** A visitor is answered the same, and nothing is noted (AMB-06). */
const share = { method: 'POST', access: 'reader', output: success } as const
const ofMember = { method: 'POST', access: 'member', output: success } as const

/**
 * Both spellings of the type are accepted (SHARE-01, AMB-25). Of what is no article, such as an
 * event, that it was shared is noted, and not what.
 */
export const shareOnFacebook = endpoint({
  ...share,
  path: '/intent/facebook/share',
  summary: 'Notes that the caller shares an article on Facebook.',
  input: z.object({
    id: wireId.optional(),
    articleType: withAlias(orNone(articleTypeInput), 'article_type'),
  }),
})

export const shareOnTwitter = endpoint({
  ...share,
  path: '/intent/twitter/share',
  summary: 'Notes that the caller shares something on Twitter.', // as documented (SHARE-02)
  input: z.object({}),
})

export const shareOnReddit = endpoint({
  ...share,
  path: '/intent/reddit/share',
  summary: 'Notes that the caller shares something on Reddit.', // as documented (SHARE-03)
  input: z.object({}),
})

const visit = {
  ...ofMember,
  summary: 'Notes that the caller visits the page of the site at Facebook.',
  input: z.object({}),
} as const

/** Spelled as the documents have it (AMB-26), which is what browsers send (SHARE-04). */
export const visitFacebook = endpoint({ ...visit, path: '/intent/facevook/visit' })
export const visitFacebookAlias = endpoint({ ...visit, path: '/intent/facebook/visit' })

/** Points for following on Twitter: no call is specified for it, so it is one of ours (AMB-125). */
export const followOnTwitter = endpoint({
  ...ofMember,
  path: '/intent/twitter/follow',
  summary: 'Notes that the caller follows the site on Twitter, where theirs is connected.',
  input: z.object({}),
  errors: ['twitter_missing'],
})
