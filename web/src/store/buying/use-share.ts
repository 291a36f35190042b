import type { ShopItem } from '@loadout/contract/store/store.ts'
import { useText } from '../../platform/language/language.tsx'
import { copyText } from '../../platform/layer/copy-text.ts'
import { useSite } from '../../platform/page/site.ts'
import { useDollarsText } from '../../wallet/currency.ts'

/**
 * Tells of a purchase by whatever the reader's system shares with; where it has nothing of the
 * kind, the words are copied (STORE-25).
 */
export function useShare() {
  const text = useText()
  const site = useSite().name
  const dollarsText = useDollarsText()
  return ({ name, price }: Pick<ShopItem, 'name' | 'price'>) => {
    const words = text('store.share_text', { site, name, price: dollarsText(price) })
    const url = `${location.origin}/points-store`
    if ('share' in navigator) {
      // Whoever closes the system's own window has thought better of it.
      void navigator.share({ text: words, url }).catch(() => undefined)
      return
    }
    void copyText(`${words} ${url}`, {
      copied: text('store.share_copied'),
      failed: text('store.share_not_copied'),
    })
  }
}
