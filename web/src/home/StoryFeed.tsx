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
import { storeFilter } from './stored-filter.ts'
import css from './HomePage.module.css'

type Props = {
  list: GrowingList<StoryEntry>
  filter: readonly number[]
  /** Instead of stories, as long as there are none. */
  empty: { title: string; hint: string }
  more: string
}

/** The list of a home screen, which grows. */
export function StoryFeed({ list, filter, empty, more }: Props) {
  const { language, text } = useLanguage()
  const slides = useIfLoaded(heroQuery(language.id))?.entries.length
  const { entries, hasMore, isLoadingMore, isOld, error, loadMore } = list

  if (entries.length === 0 && !isOld && !error) {
    const filtered = filter.length > 0
    return (
      <Empty title={empty.title} hint={filtered ? text('home.filtered_empty') : empty.hint}>
        {filtered && <Button onClick={() => storeFilter([])}>{text('home.show_all')}</Button>}
      </Empty>
    )
  }
  return (
    <div className={isOld ? css.old : undefined} aria-busy={isOld || isLoadingMore}>
      <FrontBlock entries={entries} isFirst={slides === 0} />
      {entries.length > FRONT_SIZE && <StoryRows entries={entries.slice(FRONT_SIZE)} />}
      {error && (
        <p className={css.error} role="alert">
          {text('state.error')}
        </p>
      )}
      {hasMore && (
        <div className={css.more}>
          <Button busy={isLoadingMore} onClick={loadMore}>
            {error ? text('state.retry') : more}
          </Button>
        </div>
      )}
    </div>
  )
}
