import { readStored } from '../platform/storage.ts'

/**
 * Kept in this browser by whoever has switched off the keys that are a single character: who speaks
 * to the page, or hits keys by mistake, must be able to (WCAG 2.1.4).
 */
export const NO_SINGLE_KEYS = 'loadout:no-single-keys'

/** Whether a key is meant for the page: nobody writes, and no dialog is in front of it. */
export const isForPage = ({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  !altKey &&
  !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  ) &&
  !document.querySelector('dialog[open]') &&
  (ctrlKey || metaKey || !readStored(NO_SINGLE_KEYS))
