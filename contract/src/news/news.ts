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
  wireLine,
} from '../platform/wire.ts'
import { tagSchema } from '../tags/tags.ts'

export const NEWS_TITLE_MAX = 250
export const NEWS_EXCERPT_MAX = 1_000

/** What people write into one. */
export const newsTitle = wireLine({ max: NEWS_TITLE_MAX })
export const newsExcerpt = wireLine({ min: 0, max: NEWS_EXCERPT_MAX })

const newsAuthorSchema = authorSchema.extend({ banner: z.string().nullable() })

/**
 * News as a list shows it: everything but the text (NEWS-01). `image` is a picture path without its
 * size (AMB-141).
 */
export const newsEntrySchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  image: z.string(),
  author: newsAuthorSchema,
  inserted: unixSeconds,
  published: unixSeconds,
  upvotes: z.int(),
  upvoted: z.boolean(),
  comments: z.int(),
  categories: z.array(categoryNameSchema),
  tags: z.array(tagSchema),
  user_tags: z.array(z.object({ id: z.int(), name: z.string() })),
  language_id: z.int(),
  pinned: z.boolean(),
  starred: unixSeconds.nullable(),
  author_news_post_count: z.int(),
  author_blog_post_count: z.int(),
  /** A post that has a star mark, in a list that was asked for those (NEWS-09). */
  is_blog: z.boolean(),
})
export type NewsEntry = z.infer<typeof newsEntrySchema>

/**
 * One article. `content` is HTML from the allow-list; `versions` are the languages it can be read
 * in, with their slugs (ours, for hreflang).
 */
const newsSchema = newsEntrySchema.omit({ is_blog: true }).extend({
  /** The excerpt if somebody wrote one; empty where `excerpt` is the beginning of the text. */
  deck: z.string(),
  content: z.string(),
  /** When this text was last changed after it had been published (ours, for search engines). */
  revised: unixSeconds.nullable(),
  versions: z.array(z.object({ language_id: z.int(), slug: z.string() })),
})
export type News = z.infer<typeof newsSchema>

/**
 * Without a version in the asked language the primary one is answered, so a link never breaks
 * (NEWS-07).
 */
export const getNews = endpoint({
  method: 'GET',
  path: '/news/get',
  access: 'reader',
  summary: 'One article in the asked language, else in the language it was first written in.',
  input: z.object({ id: wireId, language_id: languageId.optional() }),
  output: newsSchema,
  errors: ['article_not_found'],
})

/**
 * `max_age` counts days (NEWS-08, NEWS-10, NEWS-11). Without a language each article comes once, in
 * its primary one.
 */
export const listNews = endpoint({
  method: 'GET',
  path: '/news/list',
  access: 'reader',
  shownAlike: true,
  summary: 'Published news, newest first or by upvotes; with starred posts among them if wanted.',
  input: z.object({
    ...paging(),
    categories: wireCategories.optional(),
    language_id: languageId.optional(),
    other_languages: otherLanguages,
    user_id: wireId.optional(),
    pinned: wireFlag.optional(),
    with_starred: wireFlag.optional(),
    archive: wireFlag.optional(),
    order_by: z.enum(['inserted', 'upvotes']).default('inserted'),
    max_age: wireInt(1, 3650).optional(),
  }),
  output: entries(newsEntrySchema),
})

export const listRelatedNews = endpoint({
  method: 'GET',
  path: '/news/related',
  access: 'reader',
  shownAlike: true,
  summary: 'Up to five articles that share tags or games with one article, without that one.',
  input: z.object({
    id: wireId,
    language_id: languageId.optional(),
    other_languages: otherLanguages,
  }),
  output: entries(newsEntrySchema),
  errors: ['article_not_found'],
})

export const countUserNews = endpoint({
  method: 'GET',
  path: '/news/user/count',
  access: 'anyone',
  summary: 'How many news a person has published.',
  input: z.object({
    user_id: wireId,
    language_id: languageId.optional(),
    other_languages: otherLanguages,
  }),
  output: countSchema,
  errors: ['user_not_found'],
})
