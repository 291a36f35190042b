import { useSyncExternalStore } from 'react'
import { A_YEAR, readCookie, writeCookie } from '../platform/cookies.ts'
import { createListeners } from '../platform/listeners.ts'
import { noticeMark } from './notice-mark.ts'

const COOKIE = 'close-notice'
/** Of the one that is there for good, about LD$ (SHELL-33). */
export const LD_MARK = noticeMark('ld')
/** The last ones beside it: of earlier notices none comes back. */
const KEPT = 3
const { subscribe, notify } = createListeners()
/** What could not be written: where cookies are forbidden, closing lasts as long as the visit. */
let unwritten: string | undefined

/** Read by the script in the head before first paint (public/before-paint.js), and here. */
const closedMarks = () => (unwritten ?? readCookie(COOKIE) ?? '').split('.')

/** Remembers which message was closed (NOTICE-05); any other is shown (NOTICE-06). */
export function closeBanner(mark: string) {
  const marks = [...closedMarks().filter((each) => each && each !== mark), mark]
  const notices = marks.filter((each) => each !== LD_MARK).slice(-KEPT)
  const closed = [...marks.filter((each) => each === LD_MARK), ...notices].join('.')
  writeCookie(COOKIE, closed, A_YEAR)
  unwritten = readCookie(COOKIE) === closed ? undefined : closed
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
