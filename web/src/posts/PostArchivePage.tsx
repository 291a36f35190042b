import { redirect, useParams } from 'react-router'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { postArchivePath } from '@loadout/contract/platform/paths.ts'
import { Archive } from '../articles/Archive.tsx'
import { memberName } from '../people/member-name.ts'
import { useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import { pageIn, redirectToOwnPath, usePageNumber } from '../platform/page/paged-list.ts'
import { profileByIdQuery } from '../profiles/profile-queries.ts'
import { ARCHIVE_PAGE, postArchiveQuery, postCountQuery } from './post-queries.ts'

export const loader = pageLoader(async ({ queries, params, url }) => {
  const userId = parseId(params['userId'])
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
  const author = first?.author ?? (await queries.ensureQueryData(profileByIdQuery(userId)))
  redirectToOwnPath(postArchivePath(author), url, page)
})

/** Every post of one person, in whatever language, page by page (POST-13). */
export function PostArchivePage() {
  const { userId = '', username } = useParams()
  const text = useText()
  const id = parseId(userId) ?? 0
  const page = usePageNumber(ARCHIVE_PAGE)
  const { data, isOld } = useLoaded(postArchiveQuery(id, page))
  const { count } = useLoaded(postCountQuery(id)).data

  // Without posts it is the name in the address, which is theirs: any other leads there.
  const name = data.entries[0]?.author.username ?? username
  const title =
    name === undefined
      ? text('posts.posts')
      : text('posts.archive_of', { name: isolated(memberName(name, text)) })
  const path = postArchivePath({ id, username: name ?? userId })
  return (
    <Archive
      title={title}
      lead={text('news.post_count', { count })}
      path={path}
      author={{ id, username: name }}
      entries={data.entries}
      isOld={isOld}
      count={count}
      page={page}
      pageSize={ARCHIVE_PAGE}
      empty={{ title: text('posts.none'), hint: text('posts.none_hint') }}
    />
  )
}
