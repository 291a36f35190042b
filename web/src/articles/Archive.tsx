import { FeedLink } from '../feeds/FeedLink.tsx'
import { useHead } from '../platform/page/head.tsx'
import { lastPage, pagedHead, pagePath } from '../platform/page/paged-list.ts'
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
  authorId: number
  entries: StoryEntry[]
  isOld: boolean
  count: number
  page: number
  pageSize: number
  empty: { title: string; hint: string }
}

/** All that one person has written of a kind, page by page, under its feed. */
export function Archive({ title, lead, path, authorId, count, page, pageSize, ...list }: Props) {
  const feed = `/feeds/authors/${authorId}`
  useHead({ title, ...pagedHead(path, page), feed })
  return (
    <>
      <PageHead title={title} lead={count > 0 ? lead : undefined}>
        <FeedLink feed={feed} />
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
