const NAME = 'upvoted-news'
const YEAR_SECONDS = 365 * 86_400
/** A cookie holds 4 kB; what is forgotten first are the oldest. */
const MOST = 400

const remembered = (): number[] => (/(?:^|; )upvoted-news=([\d,]*)/.exec(document.cookie)?.[1] ?? '').split(',').filter(Boolean).map(Number)

/** Whether this browser has upvoted an article without being signed in. It is for display; the server counts by itself (VOTE-03). */
export const hasUpvotedNews = (id: number) => remembered().includes(id)

export function rememberUpvotedNews(id: number): void {
  const ids = [...remembered().filter((other) => other !== id), id].slice(-MOST)
  document.cookie = `${NAME}=${ids.join(',')}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
