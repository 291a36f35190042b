import { redirect, useParams } from 'react-router'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { wordsIn } from '@loadout/contract/search/words-in.ts'
import { query, useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { lastPage, pageIn, pagePath, usePageNumber } from '../platform/page/paged-list.ts'
import { PeopleList } from '../people/PeopleList.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { loadCounts, useFoundCounts } from './found-counts.ts'
import { orMore } from './or-more.ts'
import { SearchHead } from './SearchHead.tsx'
import { searchPath } from './search-paths.ts'

/** As many as the documented pages have (SEARCH-16). */
const USERS_PAGE = 18

const usersQuery = (words: string, page: number) =>
  query(searchUsers, { query: words, limit: USERS_PAGE, offset: (page - 1) * USERS_PAGE })

export const loader = pageLoader(async ({ queries, language, params, url }) => {
  const words = wordsIn(params['words'])
  if (words === undefined) throw redirect('/')
  const page = pageIn(url.searchParams, USERS_PAGE)
  const [{ entries }] = await Promise.all([
    queries.ensureQueryData(usersQuery(words, page)),
    loadCounts(queries, { words, language_id: language().id, shown: 'user' }),
  ])
  if (entries.length === 0 && page > 1) throw redirect(url.pathname)
})

/** People by their names (SEARCH-10). */
export function UserSearchPage() {
  const { language, text } = useLanguage()
  const words = wordsIn(useParams()['words']) ?? ''
  const page = usePageNumber(USERS_PAGE)
  const { count, entries } = useLoaded(usersQuery(words, page)).data
  const counts = useFoundCounts(words, language.id, 'user')
  const articles = counts.article

  return (
    <>
      <SearchHead
        words={words}
        kind="user"
        counts={{ ...counts, user: count }}
        lead={orMore(text('search.people', { count }), count)}
      />
      {entries.length === 0 ? (
        <Empty
          kind="none"
          title={text('search.none')}
          hint={text(articles ? 'search.elsewhere' : 'search.none_users_hint')}
        >
          {articles ? (
            <Button href={searchPath('article', words)}>
              {orMore(text('tags.count', { count: articles }), articles)}
            </Button>
          ) : undefined}
        </Empty>
      ) : (
        <PeopleList people={entries} />
      )}
      <Pagination
        page={page}
        lastPage={lastPage(count, USERS_PAGE)}
        href={(number) => pagePath(searchPath('user', words), number)}
      />
    </>
  )
}
