import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireFlag, wireId, wireLine, wireSmallint } from '../platform/wire.ts'
import { categorySchema } from './categories.ts'
import { CATEGORY_NAME_MOST, CATEGORY_SHORT_NAME_MOST } from './category-rules.ts'
import { patterns } from './patterns.ts'

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
    id: wireId.optional(),
    name: wireLine({ least: 0, most: CATEGORY_NAME_MOST }).optional(),
    short_name: wireLine({ least: 0, most: CATEGORY_SHORT_NAME_MOST }).optional(),
    /** A new one has one, and a pattern. */
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    pattern: z.enum(patterns).optional(),
    hidden: wireFlag.optional(),
    /** Counted from 1; left out, it stays where it is, and a new one is the last. */
    place: wireSmallint(1, 30).optional(),
  }),
  output: z.object({ id: z.int() }),
  errors: ['name_missing', 'category_not_found', 'too_many_categories', 'game_always_shown'],
})
