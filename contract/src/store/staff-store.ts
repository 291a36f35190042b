import { z } from 'zod'
import { CATEGORY_ID_MAX } from '../categories/category-rules.ts'
import { writtenCategory } from '../categories/written-category.ts'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import {
  paging,
  success,
  unixSeconds,
  wireFlag,
  wireId,
  wireInt,
  wireLine,
  wireText,
  wireSmallint,
} from '../platform/wire.ts'
import { itemPictureRule } from './item-picture-rule.ts'
import {
  ITEM_CODE_MAX,
  MAX_ITEM_CODES,
  ITEM_DESCRIPTION_MAX,
  ITEM_NAME_MAX,
  ITEM_POSITION_MAX,
  ITEM_PRICE_MAX,
} from './item-rules.ts'
import { shopItemSchema } from './store.ts'

const access = { permission: 'canManageShop' } as const
const change = { method: 'POST', access, once: true } as const

export const ITEM_QUERY_MAX = 100

/** An item as staff see it. */
const staffItemSchema = shopItemSchema.extend({
  /** By itself, as staff have set it. */
  hidden: z.boolean(),
  /** With everything in its shop category. */
  category_hidden: z.boolean(),
  /** Smaller ones come first among items at the same price, and among featured ones. */
  position: z.int(),
  inserted: unixSeconds,
  /** How many codes it delivers by itself. */
  codes: z.int(),
  /** Whether they can still be delivered: with another SECRET than they were written under not. */
  codes_readable: z.boolean(),
  /** The order by which it was sold. */
  order_id: z.int().nullable(),
})
export type StaffItem = z.infer<typeof staffItemSchema>

export const listStaffItems = endpoint({
  method: 'GET',
  path: '/admin/shop/item/list',
  access,
  summary: 'All items, the newest first.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    sold: wireFlag.optional(),
    /** Whether members do not see it, for its own sake or for that of its category. */
    hidden: wireFlag.optional(),
    category_id: wireSmallint(1, CATEGORY_ID_MAX).optional(),
    /** A part of the name, or an id. */
    query: z.string().max(ITEM_QUERY_MAX).default(''),
  }),
  output: z.object({ count: z.int(), entries: z.array(staffItemSchema) }),
})

export const getStaffItem = endpoint({
  method: 'GET',
  path: '/admin/shop/item/get',
  access,
  summary: 'An item, for staff.',
  input: z.object({ id: wireId }),
  output: staffItemSchema,
  errors: ['item_not_found'],
})

const name = wireLine({ min: 0, max: ITEM_NAME_MAX })
const description = wireText({ max: ITEM_DESCRIPTION_MAX })
/** 0 gets a text of its own. */
const price = wireInt(0, ITEM_PRICE_MAX)
const image = sentPicture(itemPictureRule)
/** 0 gets a text of its own. */
const category_id = wireSmallint(0, CATEGORY_ID_MAX)
const position = wireSmallint(0, ITEM_POSITION_MAX)

const itemErrors = [
  'name_missing',
  'price_missing',
  'category_missing',
  'picture_missing',
  ...pictureErrors,
] as const

/** Without a picture it is refused (ADMIN-16). */
export const createItem = endpoint({
  ...change,
  path: '/admin/shop/item/create',
  summary: 'Puts an item into the store.',
  input: z.object({
    name: name.default(''),
    description: description.default(''),
    price: price.default(0),
    image: image.optional(),
    category_id: category_id.default(0),
    featured: wireFlag.default(false),
    hidden: wireFlag.default(false),
    position: position.default(0),
  }),
  output: z.object({ id: z.int() }),
  errors: itemErrors,
})

/** What is left out stays (ADMIN-16). Nothing of what was sold changes. */
export const editItem = endpoint({
  ...change,
  path: '/admin/shop/item/edit',
  summary: 'Changes an item, hides it or shows it.',
  input: z.object({
    id: wireId,
    name: name.optional(),
    description: description.optional(),
    price: price.optional(),
    image: image.optional(),
    category_id: category_id.optional(),
    featured: wireFlag.optional(),
    hidden: wireFlag.optional(),
    position: position.optional(),
  }),
  output: z.object({ id: z.int() }),
  errors: [...itemErrors, 'item_not_found', 'item_sold'],
})

export const deleteItem = endpoint({
  ...change,
  path: '/admin/shop/item/delete',
  summary: 'Deletes an item that nobody has bought, with its codes.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['item_not_found', 'item_sold'],
})

/**
 * The codes that a purchase of this item delivers by itself, a line each. They take the place of
 * those it had; staff see from then on how many there are, and never again which.
 */
export const setCodes = endpoint({
  ...change,
  path: '/admin/shop/code/set',
  summary: `Gives an item its codes, ${MAX_ITEM_CODES} at most; empty takes them away.`,
  input: z.object({
    id: wireId,
    codes: z.string().max(MAX_ITEM_CODES * (ITEM_CODE_MAX + 2)),
  }),
  output: z.object({ codes: z.int() }),
  errors: ['item_not_found', 'item_sold', 'codes_unusable'],
})

/**
 * Adds a shop category below General, or with `id` rewrites one; games are not changed here
 * (AMB-13).
 */
export const saveShopCategory = endpoint({
  ...change,
  path: '/admin/shop/category/save',
  summary: 'Adds a category of the store or rewrites one, of which stays what is left out.',
  input: z.object(writtenCategory),
  output: z.object({ id: z.int() }),
  errors: ['name_missing', 'category_not_found', 'too_many_categories'],
})
