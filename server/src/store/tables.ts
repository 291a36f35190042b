import type { Generated } from 'kysely'

export type StoreTables = {
  shop_item: {
    id: Generated<number>
    name: string
    description: string
    price: number
    image: string
    category_id: number
    featured: boolean
    hidden: boolean
    position: Generated<number>
    sold: Generated<boolean>
    code_count: Generated<number>
    inserted: Date
  }
  shop_order: {
    id: Generated<number>
    item_id: number
    buyer_id: number
    price: number
    status: number
    codes_shown: Generated<number>
    ticket_id: number | null
    inserted: Date
  }
  shop_order_step: {
    order_id: number
    status: number
    admin_id: number | null
    note: Generated<string>
    inserted: Date
  }
  shop_code: { id: Generated<number>; item_id: number; sealed: Buffer }
}

declare module '../platform/db/tables.ts' {
  interface Tables extends StoreTables {}
}
