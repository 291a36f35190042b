import type { Locale } from '@loadout/contract/languages/languages.ts'
import { afterLoad } from '../platform/browser-tasks.ts'
import { registerWorker } from './register-worker.ts'

let wanted: Locale | undefined

/**
 * Has the service worker keep the offline page in a language, once the page is loaded and the
 * browser has nothing else to do.
 */
export function keepOfflinePage(locale: Locale): void {
  if (!('serviceWorker' in navigator)) return
  const isWaiting = wanted !== undefined
  wanted = locale
  if (!isWaiting) afterLoad(register)
}

function register() {
  const locale = wanted
  wanted = undefined
  if (locale !== undefined) void registerWorker(locale)
}
