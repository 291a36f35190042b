import { everybody } from '../everybody.ts'
import type { NewsComment, NewsEntry } from '../news-entry.ts'
import { seededRandom } from '../seeded-random.ts'
import { converse, type Said } from './converse.ts'

/** What is said below all news together. */
const ALL_COMMENTS = 3000
/** Even what few people read is talked about. */
const FEWEST_MORE = 12

/**
 * The comments of every news item, those with a name of their own first and then what the crowd
 * adds. The same on every machine.
 */
export function commentsOnAll(
  news: readonly NewsEntry[],
): ReadonlyMap<NewsEntry, readonly NewsComment[]> {
  // Whoever tells a story of their own below the articles says nothing else.
  const members = everybody.filter(
    ({ about, writer, staff }) => !writer && staff !== 'admin' && about !== 'Here to look around.',
  )
  const crowd = members.slice(members.findIndex(({ name }) => name === 'Frieda'))
  const said: Said = new Map()
  const shares = sharesOf(news)
  return new Map(
    news.map((entry, index) => {
      const random = seededRandom(`comments on ${entry.versions.en.title}`)
      return [entry, converse({ entry, members: crowd, count: shares[index] ?? 0, random, said })]
    }),
  )
}

/** More where more people read, and exactly as many as there are to be. */
function sharesOf(news: readonly NewsEntry[]): number[] {
  const written = news.reduce((sum, entry) => sum + entry.comments.length, 0)
  const free = ALL_COMMENTS - written - FEWEST_MORE * news.length
  const weights = news.map(({ upvotes }) => upvotes ** 0.75)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => FEWEST_MORE + Math.floor((free * weight) / total))
  const missing = ALL_COMMENTS - written - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => share + (index < missing ? 1 : 0))
}
