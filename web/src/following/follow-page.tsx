import { redirect, useParams } from 'react-router'
import type { listFollowers } from '@loadout/contract/following/following.ts'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { query, useLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { missing, pageLoader } from '../platform/page/page-load.ts'
import {
  lastPage,
  pagedHead,
  useFirstPageInstead,
  pageIn,
  pagePath,
  redirectToOwnPath,
  usePageNumber,
} from '../platform/page/paged-list.ts'
import { Empty } from '../ui/Empty.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { FollowButton } from './FollowButton.tsx'
import { FollowList } from './FollowList.tsx'

const PAGE = 24

type Listing = {
  call: typeof listFollowers
  path: (user: { id: number; username: string }) => string
  title: 'following.followers_of' | 'following.followed_by'
  none: 'following.no_followers' | 'following.nobody_followed'
}

/** The page of one of the two lists, with its loader: they differ in nothing but whom they show. */
export function followPage({ call, path, title, none }: Listing) {
  const list = (id: number, page: number) =>
    query(call, { user_id: id, limit: PAGE, offset: (page - 1) * PAGE })

  const loader = pageLoader(async ({ queries, params, url }) => {
    const id = parseId(params['userId'])
    if (id === undefined) throw missing('user_not_found')
    const page = pageIn(url.searchParams, PAGE)
    const { user, entries } = await queries.ensureQueryData(list(id, page))
    if (entries.length === 0 && page > 1) throw redirect(url.pathname)
    redirectToOwnPath(path(user), url, page)
  })

  function FollowPage() {
    const text = useText()
    const id = parseId(useParams()['userId']) ?? 0
    const page = usePageNumber(PAGE)
    const { user, count, entries } = useLoaded(list(id, page)).data
    const heading = text(title, { name: isolated(user.username) })
    useHead({ title: heading, ...pagedHead(path(user), page), hidden: count === 0 })
    useFirstPageInstead(entries.length === 0 && page > 1)

    return (
      <>
        <PageHead title={heading} lead={text('following.members', { count })}>
          <FollowButton userId={user.id} />
        </PageHead>
        {entries.length === 0 ? <Empty title={text(none)} /> : <FollowList people={entries} />}
        <Pagination
          page={page}
          lastPage={lastPage(count, PAGE)}
          href={(number) => pagePath(path(user), number)}
        />
      </>
    )
  }
  return { loader, FollowPage }
}
