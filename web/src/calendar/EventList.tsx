import { EVENTS_PAGE } from '@loadout/contract/calendar/calendar.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useText } from '../platform/language/language.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { Module } from '../ui/Module.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { EventCard } from './EventCard.tsx'
import type { upcomingEvents } from './calendar-queries.ts'

type Props = { title: string; query: ReturnType<typeof upcomingEvents> }

/** Events under a title, which grow by as many as it began with (EVENT-05); nothing without any. */
export function EventList({ title, query }: Props) {
  const text = useText()
  const list = useGrowingList(query, EVENTS_PAGE)
  if (list.entries.length === 0 && !list.error) return null
  return (
    <Module title={title}>
      <CardGrid busy={list.isOld || list.isLoadingMore}>
        {list.entries.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </CardGrid>
      <MoreButton list={list} label={text('calendar.load_more')} />
    </Module>
  )
}
