import { EVENTS_PAGE } from '@loadout/contract/calendar/calendar.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Module } from '../ui/Module.tsx'
import { EventCard } from './EventCard.tsx'
import type { upcomingEvents } from './calendar-queries.ts'
import css from './EventsPage.module.css'

type Props = { title: string; query: ReturnType<typeof upcomingEvents> }

/** Events under a title, which grow by as many as it began with (EVENT-05); nothing without any. */
export function EventList({ title, query }: Props) {
  const text = useText()
  const { entries, hasMore, isLoadingMore, isOld, error, loadMore } = useGrowingList(
    query,
    EVENTS_PAGE,
  )
  if (entries.length === 0 && !error) return null
  return (
    <Module title={title}>
      <div className={css.grid} aria-busy={isOld || isLoadingMore}>
        {entries.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </div>
      {error && (
        <p className={css.error} role="alert">
          {text('state.error')}
        </p>
      )}
      {hasMore && (
        <div className={css.more}>
          <Button busy={isLoadingMore} onClick={loadMore}>
            {text(error ? 'state.retry' : 'calendar.load_more')}
          </Button>
        </div>
      )}
    </Module>
  )
}
