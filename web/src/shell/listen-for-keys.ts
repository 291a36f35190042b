import { showPartMissing } from '../platform/layer/failures.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { isForPage } from './is-for-page.ts'

/** Opens the command palette, or with `?` the list of keys; fetched by those who want them. */
export const openPalette = (key: string) =>
  void loadChunk(() => import('../palette/open-palette.ts')).then(
    ({ openFor }) => openFor(key),
    showPartMissing,
  )

/**
 * `/` searches, `?` lists the keys, Ctrl+K or Cmd+K leads anywhere: from wherever nobody writes, and
 * not behind a dialog. The key of K writes л with Cyrillic letters.
 */
export function listenForKeys(search: () => void) {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    const own = ctrlKey || metaKey ? /^[kл]$/ : /^[/?]$/
    if (!own.test(key) || !isForPage(event)) return
    event.preventDefault()
    if (key === '/') search()
    else openPalette(key)
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
