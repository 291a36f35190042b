import { redirect, useParams } from 'react-router'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { archivePath } from '@loadout/contract/platform/paths.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { Archive } from '../articles/Archive.tsx'
import { memberName } from '../people/member-name.ts'
import { useLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { pageIn, redirectToOwnPath, usePageNumber } from '../platform/page/paged-list.ts'
import { archiveCountQuery, ARCHIVE_PAGE, archiveQuery } from './news-queries.ts'

export const loader = pageLoader(async ({ queries, language, params, url }) => {
  const userId = parseId(params['userId'])
  if (userId === undefined) throw missing('user_not_found')
  const { id } = language()
  const page = pageIn(url.searchParams, ARCHIVE_PAGE)
  const [
    {
      entries: [first],
    },
  ] = await Promise.all([
    queries.ensureQueryData(archiveQuery(userId, id, page)),
    queries.ensureQueryData(archiveCountQuery(userId, id)),
  ])
  // A page beyond the last: the list has shrunk, or somebody counted further.
  if (!first && page > 1) throw redirect(url.pathname)
  if (first) redirectToOwnPath(archivePath(first.author), url, page)
})

/** Everything one person has published, page by page (NEWS-16). */
export function ArchivePage() {
  const { userId = '' } = useParams()
  const { language, text } = useLanguage()
  const id = parseId(userId) ?? 0
  const page = usePageNumber(ARCHIVE_PAGE)
  const { data, isOld } = useLoaded(archiveQuery(id, language.id, page))
  const { count } = useLoaded(archiveCountQuery(id, language.id)).data

  // What the address says is only what somebody has written there.
  const name = data.entries[0]?.author.username
  const title =
    name === undefined
      ? text('news.archive')
      : text('news.archive_of', { name: isolated(memberName(name, text)) })
  const path = archivePath({ id, username: name ?? userId })
  return (
    <Archive
      title={title}
      lead={text('news.news_count', { count })}
      path={path}
      author={{ id, username: name }}
      entries={data.entries}
      isOld={isOld}
      count={count}
      page={page}
      pageSize={ARCHIVE_PAGE}
      empty={{ title: text('news.none'), hint: text('news.none_hint') }}
    />
  )
}
