import { useQuery } from '@tanstack/react-query'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { searchArticles, type ArticleHit } from '@loadout/contract/search/article-search.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { wordsIn } from '@loadout/contract/search/words-in.ts'
import type { Author } from '@loadout/contract/accounts/author.ts'
import { readBy } from '../articles/read-by.ts'
import { storyPath } from '../articles/story-entry.ts'
import { query } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useSettled } from '../search/use-settled.ts'
import type { Choice } from './choice.ts'

const MAX = 4

const person = ({ username, avatar }: Author): Choice => ({
  id: userPath(username),
  href: userPath(username),
  look: { avatar },
  label: username,
})

const article = (hit: ArticleHit): Choice => {
  const href = storyPath({ ...hit, is_blog: hit.type === 'blog' })
  return {
    id: href,
    href,
    look: { icon: hit.type === 'blog' ? 'message-square' : 'newspaper' },
    label: hit.title,
    lang: languageById(hit.language_id)?.locale,
  }
}

/** People and articles that fit, found by the calls of the search. */
export function useFound(typed: string) {
  const { language } = useLanguage()
  const words = wordsIn(typed) ?? ''
  const settled = useSettled(words)
  const isAsked = words !== '' && settled === words
  const users = useQuery({
    ...query(searchUsers, { query: settled, limit: MAX }),
    enabled: isAsked,
  })
  const articles = useQuery({
    ...query(searchArticles, { query: settled, ...readBy(language.id), limit: MAX }),
    enabled: isAsked,
  })
  return {
    words,
    isWaiting: words !== '' && (!isAsked || users.isPending || articles.isPending),
    hasFailed: isAsked && (users.isError || articles.isError),
    people: isAsked ? (users.data?.entries ?? []).map(person) : [],
    articles: isAsked ? (articles.data?.entries ?? []).map(article) : [],
  }
}
