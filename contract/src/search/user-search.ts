import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, wireId } from '../platform/wire.ts'
import { searchWords } from './search-words.ts'

const userHitSchema = authorSchema.extend({
  type: z.literal('user'),
  country_id: z.int(),
  /**
   * As every hit has them (SEARCH-18): the name, the picture, the person. Nothing is written about
   * people.
   */
  title: z.string(),
  image: z.string(),
  author: authorSchema,
  excerpt: z.string(),
})
export type UserHit = z.infer<typeof userHitSchema>

/**
 * People by the beginning of their name; when hardly any has it, also those whose name looks like
 * it (SEARCH-16, SEARCH-23). `tag_id` and `language_id` are taken and change nothing: people carry
 * neither.
 */
export const searchUsers = endpoint({
  method: 'GET',
  path: '/user/search',
  access: 'anyone',
  rate: 'search',
  summary: 'People whose name begins with, or looks like, what was typed.',
  input: z.object({
    ...paging({ size: 5 }),
    query: searchWords,
    tag_id: wireId.optional(),
    language_id: languageId.optional(),
  }),
  output: z.object({ count: z.int(), entries: z.array(userHitSchema) }),
})
