import { useSyncExternalStore } from 'react'
import { A_YEAR, readCookie, writeCookie } from '../platform/cookies.ts'
import { createListeners } from '../platform/listeners.ts'

const COOKIE = 'close-notice'
/** The last ones: of earlier notices none comes back. */
const KEPT = 4
const { subscribe, notify } = createListeners()
/** Where cookies are forbidden, closing lasts as long as the visit. */
let closedNow: string | undefined

/** Read by the script in the head before first paint (public/before-paint.js), and here. */
const closedMarks = () => (closedNow ?? readCookie(COOKIE) ?? '').split('.')

/** Remembers which message was closed (NOTICE-05); any other is shown (NOTICE-06). */
export function closeBanner(mark: string) {
  closedNow = [...closedMarks().filter(Boolean), mark].slice(-KEPT).join('.')
  writeCookie(COOKIE, closedNow, A_YEAR)
  notify()
}

/**
 * Pages are the same for everyone and have the banner; a reader who has closed it loses it as soon
 * as the page is alive.
 */
export const useClosedBanner = (mark: string) =>
  useSyncExternalStore(
    subscribe,
    () => closedMarks().includes(mark),
    () => false,
  )
