import { useSyncExternalStore } from 'react'
import { A_YEAR, readCookie, writeCookie } from '../platform/cookies.ts'
import { createListeners } from '../platform/listeners.ts'
import { noticeMark } from './notice-mark.ts'

const COOKIE = 'close-notice'
const { subscribe, notify } = createListeners()
/** Where cookies are forbidden, closing lasts as long as the visit. */
let closedNow: string | undefined

/** Read by the script in the head before first paint (public/before-paint.js), and here. */
const closedMark = () => closedNow ?? readCookie(COOKIE)

/** Remembers the message that was closed (NOTICE-05); any other is shown (NOTICE-06). */
export function closeNotice(message: string) {
  closedNow = noticeMark(message)
  writeCookie(COOKIE, closedNow, A_YEAR)
  notify()
}

/**
 * Pages are the same for everyone and have the notice; a reader who has closed it loses it as soon
 * as the page is alive.
 */
export const useClosedNotice = (message: string) =>
  useSyncExternalStore(
    subscribe,
    () => closedMark() === noticeMark(message),
    () => false,
  )
