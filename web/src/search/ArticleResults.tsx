import type { ReactNode } from 'react'
import { useText } from '../platform/language/language.tsx'
import { useFirstPageInstead } from '../platform/page/paged-list.ts'
import { Empty } from '../ui/Empty.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { StoryGrid } from '../articles/StoryGrid.tsx'
import { StoryRows } from '../articles/StoryRows.tsx'
import type { StoryEntry } from '../articles/story-entry.ts'
import { CARDS } from './article-results.ts'

type Props = {
  entries: StoryEntry[]
  page: number
  lastPage: number
  href: (page: number) => string
  emptyHint: string
  instead?: ReactNode
}

/**
 * The screen of every list of found articles, with what to do instead when there are none: three
 * cards on the first page, then rows (SEARCH-15, TAG-04).
 */
export function ArticleResults({ entries, page, lastPage, href, emptyHint, instead }: Props) {
  const text = useText()
  useFirstPageInstead(entries.length === 0 && page > 1)
  if (entries.length === 0)
    return (
      <Empty kind="none" title={text('search.none')} hint={emptyHint}>
        {instead}
      </Empty>
    )
  const cards = page === 1 ? entries.slice(0, CARDS) : []
  return (
    <>
      {cards.length > 0 && <StoryGrid entries={cards} heading="h2" />}
      <StoryRows entries={entries.slice(cards.length)} heading="h2" />
      <Pagination page={page} lastPage={lastPage} href={href} />
    </>
  )
}
