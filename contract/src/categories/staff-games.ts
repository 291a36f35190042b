import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireSmallint } from '../platform/wire.ts'
import { categorySchema } from './categories.ts'
import { CATEGORY_ID_MAX } from './category-rules.ts'
import { patterns } from './patterns.ts'
import { writtenCategory } from './written-category.ts'

const access = { permission: 'canManageContent' } as const

const gameSchema = categorySchema
  .pick({ id: true, name: true, short_name: true, tag_name: true, color: true, hidden: true })
  .extend({ pattern: z.enum(patterns) })
export type Game = z.infer<typeof gameSchema>

export const listGames = endpoint({
  method: 'GET',
  path: '/admin/game/list',
  access,
  summary: 'The games of the site in their order, hidden ones included.',
  input: z.object({}),
  output: entries(gameSchema),
})

export const saveGame = endpoint({
  method: 'POST',
  path: '/admin/game/save',
  access,
  once: true,
  summary:
    'Adds a game or rewrites one, of which stays what is left out, and puts it into its place.',
  input: z.object({
    ...writtenCategory,
    /** A new one has one. */
    pattern: z.enum(patterns).optional(),
    /** Counted from 1; left out, it stays where it is, and a new one is the last. */
    place: wireSmallint(1, CATEGORY_ID_MAX).optional(),
  }),
  output: z.object({ id: z.int() }),
  errors: ['name_missing', 'category_not_found', 'too_many_categories', 'game_always_shown'],
})
