import { redirect, useParams, useSearchParams } from 'react-router'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { idIn, loader as pageLoader, missing, pageIn } from '../platform/page/load.ts'
import { ArticleResults } from '../search/ArticleResults.tsx'
import { mergeHits, recentHits, relevantHits, RESULTS_PAGE, storyOf } from '../search/article-results.ts'
import { PageHead } from '../ui/PageHead.tsx'

const LAST_PAGE = Math.floor(OFFSET_MAX / RESULTS_PAGE) + 1

export const loader = pageLoader(async ({ queries, language, params, url }) => {
  const id = idIn(params['id'])
  if (id === undefined) throw missing('page_not_found')
  const page = Math.min(pageIn(url), LAST_PAGE)
  const [{ entries }] = await Promise.all([
    queries.ensureQueryData(relevantHits(id, language().id, page)),
    queries.ensureQueryData(recentHits(id, language().id)),
  ])
  if (entries.length === 0 && page > 1) throw redirect(url.pathname)
})

/** The articles that carry a tag, on the screen of search results (TAG-03, TAG-04). */
export function Component() {
  const params = useParams()
  const [search] = useSearchParams()
  const { language, text } = useLanguage()
  const id = idIn(params['id']) ?? 0
  const page = Math.min(idIn(search.get('page') ?? undefined) ?? 1, LAST_PAGE)
  const recent = useLoaded(recentHits(id, language.id)).data
  const relevant = useLoaded(relevantHits(id, language.id, page)).data

  const name = relevant.tag?.name ?? params['name'] ?? String(id)
  const path = `/tags/${id}/${encodeURIComponent(name)}`
  useHead({ title: text('tags.title', { name }), path, hidden: relevant.count === 0 })
  const hits = page === 1 ? mergeHits(recent.entries, relevant.entries) : relevant.entries

  return (
    <>
      <PageHead title={text('tags.title', { name })} lead={text('tags.count', { count: relevant.count })} />
      <ArticleResults
        entries={hits.map(storyOf)}
        page={page}
        lastPage={Math.min(Math.ceil(relevant.count / RESULTS_PAGE), LAST_PAGE)}
        href={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        emptyHint={text('search.none_hint')}
      />
    </>
  )
}
