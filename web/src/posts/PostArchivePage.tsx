import { redirect, useParams } from 'react-router'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { idIn } from '@loadout/contract/platform/integers.ts'
import { postArchivePath } from '@loadout/contract/platform/paths.ts'
import { StoryGrid } from '../articles/StoryGrid.tsx'
import { FeedLink } from '../feeds/FeedLink.tsx'
import { useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
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
import { Empty } from '../ui/Empty.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { ARCHIVE_PAGE, postArchiveQuery, postCountQuery } from './post-queries.ts'

export const loader = pageLoader(async ({ queries, params, url }) => {
  const userId = idIn(params['userId'])
  if (userId === undefined) throw missing('user_not_found')
  const page = pageIn(url.searchParams, ARCHIVE_PAGE)
  const [
    {
      entries: [first],
    },
  ] = await Promise.all([
    queries.ensureQueryData(postArchiveQuery(userId, page)),
    queries.ensureQueryData(postCountQuery(userId)),
  ])
  if (!first && page > 1) throw redirect(url.pathname)
  if (first) redirectToOwnPath(postArchivePath(first.author), url, page)
})

/** Every post of one person, in whatever language, page by page (POST-13). */
export function PostArchivePage() {
  const { userId = '', username } = useParams()
  const text = useText()
  const id = idIn(userId) ?? 0
  const page = usePageNumber(ARCHIVE_PAGE)
  const { data, isOld } = useLoaded(postArchiveQuery(id, page))
  const { count } = useLoaded(postCountQuery(id)).data

  const name = data.entries[0]?.author.username ?? username
  const title =
    name === undefined ? text('posts.posts') : text('posts.archive_of', { name: isolated(name) })
  const path = postArchivePath({ id, username: name ?? userId })
  const feed = `/feeds/authors/${id}`
  useHead({ title, ...pagedHead(path, page), feed })

  return (
    <>
      <PageHead title={title} lead={count > 0 ? text('news.post_count', { count }) : undefined}>
        <FeedLink feed={feed} />
      </PageHead>
      {data.entries.length === 0 ? (
        <Empty title={text('posts.none')} hint={text('posts.none_hint')} />
      ) : (
        <div aria-busy={isOld}>
          <StoryGrid entries={data.entries} heading="h2" />
        </div>
      )}
      <Pagination
        page={page}
        lastPage={lastPage(count, ARCHIVE_PAGE)}
        href={(number) => pagePath(path, number)}
      />
    </>
  )
}
