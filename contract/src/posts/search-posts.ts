import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, wireId } from '../platform/wire.ts'
import { articleHitSchema } from '../search/article-search.ts'
import { searchWords } from '../search/search-words.ts'

/** As `searchArticles` finds them, posts alone, newest first (SEARCH-24). */
export const searchPosts = endpoint({
  method: 'GET',
  path: '/blog/search',
  access: 'anyone',
  rate: 'search',
  summary: 'Posts that contain words or carry a tag.',
  input: z
    .object({
      ...paging({ size: 11 }),
      query: searchWords.optional(),
      tag_id: wireId.optional(),
      language_id: languageId.optional(),
    })
    .refine(({ query, tag_id }) => query !== undefined || tag_id !== undefined),
  output: z.object({
    count: z.int(),
    entries: z.array(articleHitSchema.extend({ type: z.literal('blog') })),
  }),
})
