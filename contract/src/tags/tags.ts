import { z } from 'zod'
import { wireCategories } from '../categories/wire-categories.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, wireInt, wireLine } from '../platform/wire.ts'

export const tagName = wireLine({ min: 2, max: 40 })

export const tagSchema = z.object({ id: z.int(), name: z.string() })
export type Tag = z.infer<typeof tagSchema>

/** The same for everybody, so that pages can be kept (TAG-01, TAG-02). */
export const listPopularTags = endpoint({
  method: 'GET',
  path: '/tags/popular',
  access: 'anyone',
  summary: 'The tags that most articles of the last ninety days carry.',
  input: z.object({ limit: wireInt(1, 101).default(12), categories: wireCategories.optional() }),
  output: entries(tagSchema),
})
