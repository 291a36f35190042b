import { A_YEAR, readCookie, writeCookie } from '../platform/cookies.ts'

const NAME = 'upvoted-news'
/** A cookie holds 4 kB; what is forgotten first are the oldest. */
const MAX = 400

const remembered = (): number[] => (readCookie(NAME) ?? '').split(',').filter(Boolean).map(Number)

/**
 * Whether this browser has upvoted an article without being signed in. It is for display; the
 * server counts by itself (VOTE-03).
 */
export const hasUpvotedNews = (id: number) => remembered().includes(id)

export function rememberUpvotedNews(id: number): void {
  const ids = [...remembered().filter((other) => other !== id), id].slice(-MAX)
  writeCookie(NAME, ids.join(','), A_YEAR)
}
