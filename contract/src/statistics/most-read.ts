import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { wireCategories } from '../categories/wire-categories.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireFlag, wireInt } from '../platform/wire.ts'
import { postEntrySchema } from '../posts/posts.ts'

const narrowing = {
  /** Games. */
  categories: wireCategories.optional(),
  /** Of featured members (AMB-138). */
  featured: wireFlag.optional(),
}

const visitedAuthorSchema = authorSchema.extend({ count: z.int() })
export type VisitedAuthor = z.infer<typeof visitedAuthorSchema>

/**
 * `max_age` counts days (STATS-03). `count` is how many visitors an author had, each once a day;
 * with `categories` how often posts of these games were read, each by one reader once a day.
 */
export const listMostBlogVisitors = endpoint({
  method: 'GET',
  path: '/stats/most_blog_visitors',
  access: 'anyone',
  summary: 'Authors whose posts had most visitors.',
  input: z.object({
    ...narrowing,
    limit: wireInt(1, 50).default(10),
    max_age: wireInt(1, 3650).optional(),
  }),
  output: entries(visitedAuthorSchema),
})

const readPostSchema = postEntrySchema.extend({ views: z.int() })
export type ReadPost = z.infer<typeof readPostSchema>

/** Of the last thirty days (STATS-04, AMB-51). */
export const listMostVisitedPosts = endpoint({
  method: 'GET',
  path: '/stats/most_visited_blog_posts',
  access: 'anyone',
  summary: 'Posts that were read most in the last thirty days.',
  input: z.object({ ...narrowing, limit: wireInt(1, 101).default(10) }),
  output: entries(readPostSchema),
})
