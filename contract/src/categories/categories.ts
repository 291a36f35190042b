import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries } from '../platform/wire.ts'

/**
 * A game, or a shop category below General (FILTER-01, AMB-13). `color` is `#rrggbb` and
 * drives every accent.
 */
export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  tag_name: z.string(),
  short_name: z.string(),
  background: z.string(),
  color: z.string(),
  has_article_icon: z.boolean(),
  hidden: z.boolean(),
  parent: z.int().nullable(),
})
export type Category = z.infer<typeof categorySchema>

/** The short form that news carry. */
export const categoryNameSchema = z.object({ id: z.int(), name: z.string() })

export const listCategories = endpoint({
  method: 'GET',
  path: '/category/list',
  access: 'anyone',
  summary: 'All categories, hidden ones included.',
  input: z.object({}),
  output: entries(categorySchema),
})
