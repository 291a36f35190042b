import { store } from '../platform/storage.ts'

/**
 * Keeps how wide the purse is, so that the next page leaves it that room before its member is known
 * (public/before-paint.js, shell/TopBar.module.css). For `ref`; a phone shows none.
 */
export function keepPurseWidth(purse: HTMLElement | null) {
  if (!purse) return undefined
  const watch = new ResizeObserver(() => {
    const { width } = purse.getBoundingClientRect()
    if (width > 0) store('loadout:purse-width', String(width))
  })
  watch.observe(purse)
  return () => watch.disconnect()
}
