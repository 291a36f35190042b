import type { Category } from '@loadout/contract/categories/categories.ts'
import { escapeHtml } from '@loadout/contract/platform/escape-html.ts'
import type { ShopItem } from '@loadout/contract/store/store.ts'
import type { Text } from '@loadout/texts/text.ts'

/** A shop category is no game: its post is about what the category belongs to (AMB-13). */
export const gameOf = ({ category_id }: Pick<ShopItem, 'category_id'>, category?: Category) =>
  category?.parent ?? category_id

/** The post that a member may publish of a purchase, in their language (AMB-60). */
export function purchasePost({ name }: Pick<ShopItem, 'name'>, price: string, text: Text) {
  const words = text('store.post_text', { name, price })
  return {
    title: text('store.post_title', { name }),
    words,
    content: `<p>${escapeHtml(words)}</p>`,
  }
}
