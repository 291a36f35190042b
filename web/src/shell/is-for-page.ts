import { readStored, store } from '../platform/storage.ts'

const NO_SINGLE_KEYS = 'loadout:no-single-keys'

/**
 * Whether keys that are a single character do something. Each browser keeps who has switched them
 * off: who speaks to the page, or hits keys by mistake, must be able to (WCAG 2.1.4).
 */
export const areSingleKeysOn = () => readStored(NO_SINGLE_KEYS) === undefined
export const switchSingleKeys = (isOn: boolean) => store(NO_SINGLE_KEYS, isOn ? undefined : '1')

/** Whether a key is meant for the page: nobody writes, and no dialog is in front of it. */
export const isForPage = ({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  !altKey &&
  !(
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  ) &&
  !document.querySelector('dialog[open]') &&
  (ctrlKey || metaKey || areSingleKeysOn())
