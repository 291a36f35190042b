import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { SEARCH_QUERY_MAX, wordsIn } from '@loadout/contract/search/words-in.ts'
import { readBy } from '../../articles/read-by.ts'
import { call } from '../../platform/call/call.ts'

export type FoundNews = { id: number; title: string }

const SUGGESTIONS = 6

/** The number in `12`, `#12`, `/news/12` and an address of this or another language. */
export function newsNumberIn(written: string): number | undefined {
  const [, typed, addressed] = /^#?(\d+)$|\/news\/(\d+)(?:[/?#]|$)/.exec(written.trim()) ?? []
  return parseId(typed ?? addressed)
}

/**
 * The news that are meant without asking for any: suggested under that title, or named by their
 * number or address. What is behind a number is said once the event is saved, of news that are
 * still to come to those who publish news: to ask for them would be to read them, which nobody can.
 */
export function namedNews(written: string, suggested: readonly FoundNews[]): FoundNews | undefined {
  const found = suggested.find(({ title }) => title === written.trim())
  if (found) return { id: found.id, title: found.title }
  const id = newsNumberIn(written)
  return id === undefined ? undefined : { id, title: `#${id}` }
}

/** Words that are worth asking for: an address is none. */
export const newsWordsIn = (written: string): string | undefined =>
  newsNumberIn(written) === undefined
    ? wordsIn([...written].slice(0, SEARCH_QUERY_MAX).join(''))
    : undefined

/** What is asked for news with these words in their text, whose titles are suggested. */
export const newsWith = (words: string, languageId: LanguageId) => ({
  query: words,
  type: 'news' as const,
  limit: SUGGESTIONS,
  ...readBy(languageId),
})

/** The news of that title, or the only ones that have these words. */
export async function findNews(
  written: string,
  languageId: LanguageId,
): Promise<FoundNews | undefined> {
  const words = newsWordsIn(written)
  if (words === undefined) return undefined
  const { entries } = await call(searchArticles, newsWith(words, languageId), { quiet: true })
  const title = written.trim().toLowerCase()
  const found =
    entries.find((entry) => entry.title.toLowerCase() === title) ??
    (entries.length === 1 ? entries[0] : undefined)
  return found && { id: found.id, title: found.title }
}
