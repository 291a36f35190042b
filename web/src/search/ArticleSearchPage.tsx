import { redirect, useLocation, useParams } from 'react-router'
import { MAX_FOUND } from '@loadout/contract/search/max-found.ts'
import { wordsIn } from '@loadout/contract/search/words-in.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { lastPage, pageIn, pagePath, usePageNumber } from '../platform/page/paged-list.ts'
import { Button } from '../ui/Button.tsx'
import { ArticleResults } from './ArticleResults.tsx'
import { loadHits, RESULTS_PAGE, storyOf, useHits, type SearchFilter } from './article-results.ts'
import { loadCounts, useFoundCounts } from './found-counts.ts'
import { orMore } from './or-more.ts'
import { SearchHead } from './SearchHead.tsx'
import { searchPath } from './search-paths.ts'
import { Snippet } from './Snippet.tsx'

const types = { article: {}, news: { type: 'news' }, post: { type: 'blog' } } as const
const kindOf = (pathname: string): keyof typeof types =>
  (['news', 'post'] as const).find((kind) => pathname.startsWith(`/search/${kind}/`)) ?? 'article'
const wantedIn = (pathname: string, words: string): SearchFilter => ({
  query: words,
  with_snippets: 1,
  ...types[kindOf(pathname)],
})

export const loader = pageLoader(async ({ queries, language, params, url }) => {
  const words = wordsIn(params['words'])
  if (words === undefined) throw redirect('/')
  const filter = wantedIn(url.pathname, words)
  const page = pageIn(url.searchParams, RESULTS_PAGE)
  const [{ entries }] = await Promise.all([
    loadHits(queries, filter, language().id, page),
    loadCounts(queries, { words, language_id: language().id, shown: kindOf(url.pathname) }),
  ])
  if (entries.length === 0 && page > 1) throw redirect(url.pathname)
})

/**
 * Articles that contain words: the newest as cards, then what fits best (SEARCH-11 to SEARCH-13).
 */
export function ArticleSearchPage() {
  const { language, text } = useLanguage()
  const { pathname } = useLocation()
  const words = wordsIn(useParams()['words']) ?? ''
  const page = usePageNumber(RESULTS_PAGE)
  const { count, hits } = useHits(wantedIn(pathname, words), language.id, page)
  const counts = useFoundCounts(words, language.id, kindOf(pathname))
  const people = counts.user

  return (
    <>
      <SearchHead
        words={words}
        kind={kindOf(pathname)}
        counts={{ ...counts, [kindOf(pathname)]: count }}
        lead={text(count < MAX_FOUND ? 'tags.count' : 'search.newest', { count })}
      />
      <ArticleResults
        entries={hits.map((hit) => ({
          ...storyOf(hit),
          note: hit.snippet && <Snippet parts={hit.snippet} />,
        }))}
        page={page}
        lastPage={lastPage(count, RESULTS_PAGE)}
        href={(number) => pagePath(searchPath(kindOf(pathname), words), number)}
        emptyHint={text(people ? 'search.elsewhere' : 'search.none_hint')}
        instead={
          people ? (
            <Button href={searchPath('user', words)}>
              {orMore(text('search.people', { count: people }), people)}
            </Button>
          ) : undefined
        }
      />
    </>
  )
}
