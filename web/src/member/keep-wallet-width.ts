import { writeStored } from '../platform/storage.ts'

/**
 * Keeps how wide the wallet is, so that the next page leaves it that room before its member is
 * known (public/before-paint.js, shell/TopBar.module.css). For `ref`; a phone shows none.
 */
export function keepWalletWidth(wallet: HTMLElement | null) {
  if (!wallet) return undefined
  const watch = new ResizeObserver(() => {
    const { width } = wallet.getBoundingClientRect()
    if (width > 0) writeStored('loadout:wallet-width', String(width))
  })
  watch.observe(wallet)
  return () => watch.disconnect()
}
