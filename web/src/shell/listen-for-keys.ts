import { showPartMissing } from '../platform/layer/failures.ts'
import { loadChunk } from '../platform/load-chunk.ts'
import { readStored } from '../platform/storage.ts'

/** Kept in this browser by whoever has switched off `/` and `?` (WCAG 2.1.4). */
export const NO_SINGLE_KEYS = 'loadout:no-single-keys'

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
    const { key, target } = event
    const isHeld = event.ctrlKey || event.metaKey
    if (
      !(isHeld ? /^[kл]$/ : /^[/?]$/).test(key) ||
      event.altKey ||
      (target instanceof HTMLElement &&
        (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))) ||
      document.querySelector('dialog[open]') ||
      (!isHeld && readStored(NO_SINGLE_KEYS))
    )
      return
    event.preventDefault()
    if (key === '/') search()
    else openPalette(key)
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
