import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import { FeedLink } from '../feeds/FeedLink.tsx'
import { useHead } from '../platform/page/head.tsx'
import { lastPage, pagedHead, pagePath, useFirstPageInstead } from '../platform/page/paged-list.ts'
import { Empty } from '../ui/Empty.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import type { StoryEntry } from './story-entry.ts'
import { StoryGrid } from './StoryGrid.tsx'

type Props = {
  title: string
  /** How many there are, in words. */
  lead: string
  path: string
  author: { id: number; username: string | undefined }
  entries: StoryEntry[]
  isOld: boolean
  count: number
  page: number
  pageSize: number
  empty: { title: string; hint: string }
}

/**
 * All that one person has written of a kind, page by page, under its feed. Of who has left there is
 * none.
 */
export function Archive({ title, lead, path, author, count, page, pageSize, ...list }: Props) {
  const { id, username = '' } = author
  const feed = isFormerMember(username) ? undefined : `/feeds/authors/${id}`
  useHead({ title, ...pagedHead(path, page), hidden: count === 0, ...(feed && { feed }) })
  useFirstPageInstead(list.entries.length === 0 && page > 1)
  return (
    <>
      <PageHead title={title} lead={count > 0 ? lead : undefined}>
        {feed && <FeedLink feed={feed} />}
      </PageHead>
      {list.entries.length === 0 ? (
        <Empty {...list.empty} />
      ) : (
        <div aria-busy={list.isOld}>
          <StoryGrid entries={list.entries} heading="h2" />
        </div>
      )}
      <Pagination
        page={page}
        lastPage={lastPage(count, pageSize)}
        href={(number) => pagePath(path, number)}
      />
    </>
  )
}
