import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { entries } from '../platform/wire.ts'

/** Of the same row as the category of news (AMB-13), with the ids below it (STORE-02). */
const shopCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  short_name: z.string(),
  color: z.string(),
  background: z.string(),
  parent: z.int().nullable(),
  children: z.array(z.int()),
  hidden: z.boolean(),
})
export type ShopCategory = z.infer<typeof shopCategorySchema>

export const listShopCategories = endpoint({
  method: 'GET',
  path: '/shop/category/list',
  access: 'anyone',
  summary: 'The categories that items may have: games, and the shop categories below General.',
  input: z.object({}),
  output: entries(shopCategorySchema),
})
