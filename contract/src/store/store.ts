import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, paging, unixSeconds, wireFlag, wireId, wireInt } from '../platform/wire.ts'
import { ITEM_PRICE_MAX } from './item-rules.ts'

/** So many cash-outs are shown, and one more is asked for (STORE-18). */
export const MAX_CASH_OUTS = 160
/** The footer shows so many (FOOT-02). */
export const LATEST_ITEMS = 3
/** The strip at the top of the store shows so many at most (STORE-04). */
export const MAX_FEATURED = 4

/** `price` is in cents, `image` a picture path without its size (STORE-01). */
export const shopItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: z.int().min(1),
  image: z.string(),
  category_id: z.int(),
  featured: z.boolean(),
})
export type ShopItem = z.infer<typeof shopItemSchema>

/** `at_once` is ours: its codes come with the purchase, and nobody has to confirm it. */
const offerSchema = shopItemSchema.extend({ at_once: z.boolean() })
export type ShopOffer = z.infer<typeof offerSchema>

/** Who has bought it, and when. */
const cashOutSchema = shopItemSchema.extend({
  purchaser: authorSchema.extend({ country_id: z.int() }),
  purchased: unixSeconds,
})
export type CashOut = z.infer<typeof cashOutSchema>

const reading = { method: 'GET', access: 'anyone' } as const

/**
 * What can be bought, the dearest first (STORE-15); items at the same price, and featured ones that
 * are asked for alone (STORE-04), in the order that staff have given them (STORE-17).
 */
export const listShopItems = endpoint({
  ...reading,
  path: '/shop/item/list',
  summary: 'Everything that can be bought, or what of it is featured.',
  input: z.object({ featured: wireFlag.default(false) }),
  output: entries(offerSchema),
})

export const listLatestItems = endpoint({
  ...reading,
  path: '/shop/item/latest',
  summary: 'What came into the store last.', // as documented (STORE-20)
  input: z.object({ limit: wireInt(1, 101).default(LATEST_ITEMS) }),
  output: entries(shopItemSchema),
})

/** Members who hide their cash-outs are not in it, nor is what was refunded (STORE-18). */
export const listCashOuts = endpoint({
  ...reading,
  path: '/shop/cashouts/list',
  summary: 'What was bought last, and by whom.',
  input: z.object({ limit: wireInt(1, MAX_CASH_OUTS + 1).default(MAX_CASH_OUTS) }),
  output: entries(cashOutSchema),
})

/**
 * The price is that of the item in this moment, never what was sent (checklist A07); where it is
 * not the one that was agreed to, nothing is bought (STORE-19). `dollars` is the balance that is
 * left, and `at_once` of the item says whether its codes have come: the list may have been old.
 */
export const purchaseItem = endpoint({
  method: 'POST',
  path: '/shop/item/purchase',
  access: 'member',
  once: true,
  summary: 'Buys an item, once.',
  input: z.object({
    id: wireId,
    /** The price that the buyer was shown, in cents. */
    agreed: wireInt(1, ITEM_PRICE_MAX).optional(),
  }),
  output: z.object({ dollars: z.int(), item: offerSchema, order_id: z.int() }),
  errors: [
    'item_not_found',
    'item_gone',
    'price_changed',
    'not_enough_dollars',
    'codes_unreadable',
  ],
})

/** Stored and sent, so they never change (AMB-58). */
export const OrderStatus = { Pending: 0, Confirmed: 1, Distributed: 2, Refunded: 3 } as const
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

/** An order as its buyer sees it. `price` is what was paid. */
const orderSchema = z.object({
  id: z.int(),
  item: shopItemSchema,
  price: z.int(),
  status: z.int(),
  inserted: unixSeconds,
  /** When it came into each state, the first one first. */
  steps: z.array(z.object({ status: z.int(), inserted: unixSeconds })),
  /** How many codes can be shown; 0 unless it was distributed. */
  codes: z.int(),
  /** The post about it, if its buyer has written one (STORE-26). */
  post_id: z.int().nullable(),
})
export type Order = z.infer<typeof orderSchema>

export const listOrders = endpoint({
  method: 'GET',
  path: '/shop/order/list',
  access: 'member',
  summary: 'What whoever asks has bought, the latest first.',
  input: z.object(paging({ size: 20 })),
  output: entries(orderSchema),
})

/** A POST, because it is counted. Others are told that there is no such order. */
export const showCodes = endpoint({
  method: 'POST',
  path: '/shop/order/codes',
  access: 'member',
  summary: 'Shows the codes of an own order; how often that was done is counted.',
  input: z.object({ id: wireId }),
  output: z.object({ codes: z.array(z.string()) }),
  errors: ['order_not_found', 'codes_unreadable'],
})
