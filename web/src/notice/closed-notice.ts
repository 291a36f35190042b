import { useSyncExternalStore } from 'react'
import { noticeMark } from './notice-mark.ts'

const COOKIE = 'close-notice'
const A_YEAR = 31_536_000
const listeners = new Set<() => void>()
/** Where cookies are forbidden, closing lasts as long as the visit. */
let closedNow: string | undefined

/** Read by the script in the head before first paint (public/before-paint.js), and here. */
const closedMark = () => closedNow ?? /(?:^|; )close-notice=([0-9a-f]+)/.exec(document.cookie)?.[1]

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Remembers the message that was closed (NOTICE-05); any other is shown (NOTICE-06). */
export function closeNotice(message: string) {
  closedNow = noticeMark(message)
  document.cookie = `${COOKIE}=${closedNow}; path=/; max-age=${A_YEAR}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  for (const listener of listeners) listener()
}

/** Pages are the same for everyone and have the notice; a reader who has closed it loses it as soon as the page is alive. */
export const useClosedNotice = (message: string) => useSyncExternalStore(subscribe, () => closedMark() === noticeMark(message), () => false)
