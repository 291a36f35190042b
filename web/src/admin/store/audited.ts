import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  'shop item': {
    words: 'audit.shop_item',
    fields: {
      hidden: 'staff_store.is_hidden',
      featured: 'staff_store.is_featured',
      description: 'staff_store.description',
      price: 'staff_store.price',
      position: 'staff_store.position',
      codes: 'staff_store.codes',
    },
    sayings: { position: (raw) => raw },
  },
  category: { words: 'audit.shop_category', fields: { hidden: 'shop_category.is_hidden' } },
  order: { words: 'audit.order', fields: { status: 'staff_store.state' } },
}
