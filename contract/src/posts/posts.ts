import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { categoryNameSchema } from '../categories/categories.ts'
import { wireCategories } from '../categories/wire-categories.ts'
import { languageId } from '../languages/language-id.ts'
import { otherLanguages } from '../languages/other-languages.ts'
import { endpoint } from '../platform/endpoint.ts'
import {
  countSchema,
  entries,
  paging,
  unixSeconds,
  wireFlag,
  wireId,
  wireInt,
} from '../platform/wire.ts'
import { tagSchema } from '../tags/tags.ts'
import { upvoteDelta } from '../upvotes/upvotes.ts'

/**
 * A post as a list shows it: everything but the text (POST-01, POST-02). A draft, which only its
 * author gets, has no time of publishing. `image` is a picture path without its size (AMB-141).
 */
export const postEntrySchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  image: z.string(),
  author: authorSchema,
  inserted: unixSeconds,
  published: unixSeconds.nullable(),
  upvotes: z.int(),
  upvoted: z.boolean(),
  comments: z.int(),
  categories: z.array(categoryNameSchema),
  tags: z.array(tagSchema),
  user_tags: z.array(z.object({ id: z.int(), name: z.string() })),
  language_id: z.int(),
  starred: unixSeconds.nullable(),
  author_blog_post_count: z.int(),
  is_blog: z.literal(true),
})
export type PostEntry = z.infer<typeof postEntrySchema>

/** One post. `content` is HTML from the allow-list, as `docs/architecture/posts.md` says. */
const postSchema = postEntrySchema.omit({ is_blog: true }).extend({
  content: z.string(),
  /** When its text was last changed after it had been published (ours, for search engines). */
  revised: unixSeconds.nullable(),
  /** Whether it is held back, as one of a newcomer, from lists of all (ours). */
  held: z.boolean(),
})
export type Post = z.infer<typeof postSchema>

export const getPost = endpoint({
  method: 'GET',
  path: '/blog/get',
  access: 'reader',
  // To all others a draft is not found (POST-20, POST-21, POST-31).
  summary: 'One post; a draft only for its author.',
  input: z.object({ id: wireId }),
  output: postSchema,
  errors: ['post_not_found'],
})

/**
 * `max_age` counts days (POST-24 to POST-30). `featured` are posts of featured members (AMB-138).
 * `drafts` adds those of the caller, first, when the list is of the caller alone (AMB-139).
 * `followed` (ours) narrows the list to members whom the caller follows; of a visitor nobody. Only
 * the list of one author has posts that are held back from newcomers.
 */
export const listPosts = endpoint({
  method: 'GET',
  path: '/blog/list',
  access: 'reader',
  summary: 'Published posts, newest first or by upvotes.',
  input: z.object({
    ...paging(),
    categories: wireCategories.optional(),
    language_id: languageId.optional(),
    other_languages: otherLanguages,
    starred_only: wireFlag.optional(),
    order_by: z.enum(['inserted', 'upvotes']).default('inserted'),
    featured: wireFlag.optional(),
    max_age: wireInt(1, 3650).optional(),
    user_id: wireId.optional(),
    drafts: wireFlag.optional(),
    followed: wireFlag.optional(),
  }),
  output: entries(postEntrySchema),
})

export const countUserPosts = endpoint({
  method: 'GET',
  path: '/blog/user/count',
  access: 'anyone',
  summary: 'How many posts a person has published.', // as documented (POST-38)
  input: z.object({ user_id: wireId }),
  output: countSchema,
  errors: ['user_not_found'],
})

export const upvotePost = endpoint({
  method: 'POST',
  path: '/blog/upvote',
  access: 'member',
  summary: 'Upvotes a post of somebody else, once.', // as documented (POST-32)
  input: z.object({ id: wireId }),
  output: upvoteDelta,
  errors: ['post_not_found'],
})
