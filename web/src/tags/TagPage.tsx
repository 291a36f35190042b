import { redirect, useParams } from 'react-router'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { tagPath } from '@loadout/contract/platform/paths.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { FeedLink } from '../feeds/FeedLink.tsx'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import {
  lastPage,
  pagedHead,
  pageIn,
  pagePath,
  redirectToOwnPath,
  usePageNumber,
} from '../platform/page/paged-list.ts'
import { ArticleResults } from '../search/ArticleResults.tsx'
import { loadHits, RESULTS_PAGE, storyOf, useHits } from '../search/article-results.ts'
import { PageHead } from '../ui/PageHead.tsx'

export const loader = pageLoader(async ({ queries, language, params, url }) => {
  const id = parseId(params['id'])
  if (id === undefined) throw missing('page_not_found')
  const page = pageIn(url.searchParams, RESULTS_PAGE)
  const { entries, tag } = await loadHits(queries, { tag_id: id }, language().id, page)
  // Under whatever name: it would put anybody's words on a page of ours.
  if (tag === null) throw missing('page_not_found')
  if (entries.length === 0 && page > 1) throw redirect(url.pathname)
  redirectToOwnPath(tagPath({ id, name: tag.name }), url, page)
})

/** The articles that carry a tag, on the screen of search results (TAG-03, TAG-04). */
export function TagPage() {
  const { language, text } = useLanguage()
  const id = parseId(useParams()['id']) ?? 0
  const page = usePageNumber(RESULTS_PAGE)
  const { tag, count, hits } = useHits({ tag_id: id }, language.id, page)

  const name = tag?.name ?? String(id)
  const path = tagPath({ id, name })
  const feed = `/feeds/tags/${id}`
  useHead({
    title: text('tags.title', { name: isolated(name) }),
    ...pagedHead(path, page),
    feed,
    hidden: count === 0,
  })

  return (
    <>
      <PageHead
        title={text('tags.title', { name: isolated(name) })}
        lead={text('tags.count', { count })}
      >
        {count > 0 && <FeedLink feed={feed} />}
      </PageHead>
      <ArticleResults
        entries={hits.map(storyOf)}
        page={page}
        lastPage={lastPage(count, RESULTS_PAGE)}
        href={(number) => pagePath(path, number)}
        emptyHint={text('tags.none_hint')}
      />
    </>
  )
}
