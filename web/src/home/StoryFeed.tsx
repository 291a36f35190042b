import type { ReactNode } from 'react'
import { FrontBlock } from '../articles/FrontBlock.tsx'
import { FRONT_SIZE } from '../articles/front-layout.ts'
import type { StoryEntry } from '../articles/story-entry.ts'
import { StoryRows } from '../articles/StoryRows.tsx'
import { heroQuery } from '../hero/hero-queries.ts'
import type { GrowingList } from '../platform/call/growing-list.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { storeFilter, useGameFilter } from './stored-filter.ts'
import css from './HomePage.module.css'

type Props = {
  list: GrowingList<StoryEntry>
  /** Instead of stories, as long as there are none at all. */
  empty: { title: string; hint: string; children?: ReactNode }
  more: string
}

/** The list of a home screen, which grows. */
export function StoryFeed({ list, empty, more }: Props) {
  const { language, text } = useLanguage()
  const { games, isPicked } = useGameFilter()
  const slides = useIfLoaded(heroQuery(language.id))?.entries.length
  const { entries, hasMore, isLoadingMore, isOld, error, loadMore } = list

  if (entries.length === 0 && !isOld && !error) {
    const isFiltered = games.length > 0
    return (
      <Empty
        title={empty.title}
        hint={isFiltered && isPicked ? text('home.filtered_empty') : empty.hint}
      >
        {isFiltered ? (
          <Button onClick={() => storeFilter([])}>{text('home.show_all')}</Button>
        ) : (
          empty.children
        )}
      </Empty>
    )
  }
  return (
    <div
      className={isOld ? css.old : undefined}
      aria-busy={isOld || isLoadingMore}
      data-long={entries.length >= FRONT_SIZE || undefined}
    >
      <FrontBlock entries={entries} isFirst={slides === 0} />
      {entries.length > FRONT_SIZE && <StoryRows entries={entries.slice(FRONT_SIZE)} />}
      {error && (
        <p className={css.error} role="alert">
          {text('state.error')}
        </p>
      )}
      {hasMore && (
        <div className={css.more} data-more="next">
          <Button busy={isLoadingMore} onClick={loadMore}>
            {error ? text('state.retry') : more}
          </Button>
        </div>
      )}
    </div>
  )
}
