import { redirect, useParams, useSearchParams } from 'react-router'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { idIn, loader as pageLoader, missing, pageIn } from '../platform/page/load.ts'
import { Empty } from '../ui/Empty.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { StoryGrid } from '../ui/StoryGrid.tsx'
import { archiveCountQuery, ARCHIVE_PAGE, archiveQuery } from './news-queries.ts'

/** The server lists no further, so no link leads there (checklist L04). */
const LAST_PAGE = Math.floor(OFFSET_MAX / ARCHIVE_PAGE) + 1

export const loader = pageLoader(async ({ queries, language, params, url }) => {
  const userId = idIn(params['userId'])
  if (userId === undefined) throw missing('user_not_found')
  const { id } = language()
  const page = Math.min(pageIn(url), LAST_PAGE)
  const [{ entries }] = await Promise.all([
    queries.ensureQueryData(archiveQuery(userId, id, page)),
    queries.ensureQueryData(archiveCountQuery(userId, id)),
  ])
  // A page beyond the last: the list has shrunk, or somebody counted further.
  if (entries.length === 0 && page > 1) throw redirect(url.pathname)
})

/** Everything one person has published, page by page (NEWS-16). */
export function Component() {
  const { userId = '', username } = useParams()
  const [search] = useSearchParams()
  const { language, text } = useLanguage()
  const id = idIn(userId) ?? 0
  const page = Math.min(idIn(search.get('page') ?? undefined) ?? 1, LAST_PAGE)
  const { data, isOld } = useLoaded(archiveQuery(id, language.id, page))
  const { count } = useLoaded(archiveCountQuery(id, language.id)).data

  const name = data.entries[0]?.author.username ?? username ?? userId
  const path = `/news-archive/${id}/${encodeURIComponent(name)}`
  useHead({ title: text('news.archive_of', { name }), path })

  return (
    <>
      <PageHead title={text('news.archive_of', { name })} lead={count > 0 ? text('news.news_count', { count }) : undefined} />
      {data.entries.length === 0
        ? <Empty title={text('news.none')} hint={text('news.none_hint')} />
        : <div aria-busy={isOld}><StoryGrid entries={data.entries} heading="h2" /></div>}
      <Pagination page={page} lastPage={Math.min(Math.ceil(count / ARCHIVE_PAGE), LAST_PAGE)} href={(number) => (number === 1 ? path : `${path}?page=${number}`)} />
    </>
  )
}
