import { showPartMissing } from '../platform/layer/failures.ts'
import { latinKey } from '../platform/latin-key.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { isForPage } from './is-for-page.ts'

/** Opens the command palette, or with `?` the list of keys; fetched by those who want them. */
export const openPalette = (key: string) =>
  void loadChunk(() => import('../palette/open-palette.ts')).then(
    ({ openFor }) => openFor(key),
    showPartMissing,
  )

/**
 * `/` searches, `?` lists the keys, Ctrl+K or Cmd+K leads anywhere: from wherever nobody writes,
 * and not behind a dialog.
 */
export function listenForKeys(search: () => void) {
  const press = (event: KeyboardEvent) => {
    const key = latinKey(event)
    const own = event.ctrlKey || event.metaKey ? /^k$/ : /^[/?]$/
    if (!own.test(key) || !isForPage(event)) return
    event.preventDefault()
    if (key === '/') search()
    else openPalette(key)
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
