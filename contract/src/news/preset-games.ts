import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

/**
 * CS:GO, as long as something about it can be read; until then none, which means all (FILTER-10).
 * The same for everybody, so that pages can be kept.
 */
export const getPresetGames = endpoint({
  method: 'GET',
  path: '/news/preset_games',
  access: 'anyone',
  summary: 'The games that lists begin with for whoever has picked none; no game is all of them.',
  input: z.object({}),
  output: z.object({
    categories: z.array(z.int()),
    /** One of their news, without which the answer may be another. */
    news_id: z.int().nullable(),
  }),
})
