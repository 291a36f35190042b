import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import type { ArticleType } from '../comments/comments.ts'
import { languageId } from '../languages/language-id.ts'
import { otherLanguages } from '../languages/other-languages.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, unixSeconds, wireFlag, wireId } from '../platform/wire.ts'
import { tagSchema } from '../tags/tags.ts'
import { searchWords } from './search-words.ts'

/** The types of articles that words are looked for in. */
const searchedTypes = ['news', 'blog'] as const satisfies readonly ArticleType[]

export const articleHitSchema = z.object({
  type: z.enum(searchedTypes),
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  image: z.string(),
  author: authorSchema,
  excerpt: z.string(),
  inserted: unixSeconds,
  category_id: z.int().nullable(),
  language_id: z.int(),
  /** Where the words stand in its text, in parts; only where that was asked for. */
  snippet: z.array(z.object({ text: z.string(), found: z.boolean() })).optional(),
})
export type ArticleHit = z.infer<typeof articleHitSchema>

/**
 * Articles that contain words or carry a tag, or both (SEARCH-18, SEARCH-19, SEARCH-22, TAG-03).
 * `recent` is newest first. `relevant` puts the same three newest first and ranks the rest, so the
 * two answers merge without a gap or a double (SEARCH-21). With words, of which the first twelve
 * count, the newest that contain them are counted, up to `MAX_FOUND`. `category_id`, `language_id`
 * and `tag` are ours: colour, lang attribute and heading of the screen need them.
 */
export const searchArticles = endpoint({
  method: 'GET',
  path: '/article/search',
  access: 'anyone',
  rate: 'search',
  summary: 'Articles that contain words or carry a tag.',
  input: z
    .object({
      ...paging({ size: 11 }),
      query: searchWords.optional(),
      tag_id: wireId.optional(),
      language_id: languageId.optional(),
      other_languages: otherLanguages,
      order: z.enum(['recent', 'relevant']).default('relevant'),
      type: z.enum(['all', ...searchedTypes]).default('all'),
      with_snippets: wireFlag.default(false),
    })
    .refine(({ query, tag_id }) => query !== undefined || tag_id !== undefined),
  output: z.object({
    count: z.int(),
    recent_count: z.int(),
    relevant_count: z.int(),
    entries: z.array(articleHitSchema),
    tag: tagSchema.nullable(),
  }),
})
