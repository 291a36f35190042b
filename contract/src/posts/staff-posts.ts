import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, success, unixSeconds, wireId, wireLine } from '../platform/wire.ts'
import { postEntrySchema } from './posts.ts'

export const POST_QUERY_MAX = 100

/** `held`: a newcomer's, published, but not on the front page, in feeds or in lists of all. */
const postStates = ['draft', 'held', 'published', 'starred'] as const
export type PostState = (typeof postStates)[number]

/** A post as a list of staff shows it; a published post that has a star mark is `starred`. */
const staffPostEntrySchema = postEntrySchema
  .omit({ is_blog: true, upvoted: true })
  .extend({ state: z.enum(postStates) })
export type StaffPostEntry = z.infer<typeof staffPostEntrySchema>

/** `query` is a part of a title, the beginning of an author's name, or the number of a post. */
export const listStaffPosts = endpoint({
  method: 'GET',
  path: '/admin/blog/list',
  access: { permission: 'canDeletePosts' },
  rate: 'search',
  summary: 'All posts with drafts, newest first.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    query: wireLine({ min: 0, max: POST_QUERY_MAX }).default(''),
    language_id: languageId.optional(),
    state: z.enum(postStates).optional(),
  }),
  output: z.object({ count: z.int(), entries: z.array(staffPostEntrySchema) }),
})

/** Shows a newcomer's post in all lists. */
export const releasePost = endpoint({
  method: 'POST',
  path: '/admin/blog/release',
  access: { permission: 'canDeletePosts' },
  summary: 'Shows a post that was held back wherever posts are shown.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['post_not_found'],
})

const access = { permission: 'canAddBlogStar' } as const

/** A post that has one keeps the time it was given; nobody gives one to their own (POST-49). */
export const addPostStar = endpoint({
  method: 'POST',
  path: '/admin/blog/add_star',
  access,
  summary: 'Gives a published post a star mark.',
  input: z.object({ id: wireId }),
  output: z.object({ starred: unixSeconds }),
  errors: ['post_not_found', 'not_allowed'],
})

export const removePostStar = endpoint({
  method: 'POST',
  path: '/admin/blog/remove_star',
  access,
  summary: 'Takes the star mark of a post away.', // as documented (POST-50)
  input: z.object({ id: wireId }),
  output: z.object({ starred: z.null() }),
  errors: ['post_not_found'],
})
