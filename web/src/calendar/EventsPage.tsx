import { EVENTS_PAGE } from '@loadout/contract/calendar/calendar.ts'
import { calendarFeedPath } from '@loadout/contract/calendar/event-path.ts'
import { isChoosable } from '@loadout/contract/categories/choosable.ts'
import { useCategory } from '../categories/categories.tsx'
import { GameFilter } from '../home/GameFilter.tsx'
import { currentFilter, storeFilter, useGameFilter } from '../home/stored-filter.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useIfLoaded } from '../platform/call/query.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { pageLoader } from '../platform/page/page-load.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { eventSlides, pastEvents, upcomingEvents } from './calendar-queries.ts'
import { EventList } from './EventList.tsx'
import { EventSlides } from './EventSlides.tsx'
import css from './EventsPage.module.css'

export const loader = pageLoader(async ({ queries, language }) => {
  const { id } = language()
  const filter = await currentFilter(queries)
  return Promise.all([
    queries.ensureQueryData(eventSlides(id, filter)),
    queries.ensureInfiniteQueryData(upcomingEvents(id, filter)),
    queries.ensureInfiniteQueryData(pastEvents(id, filter)),
  ])
})

/** What is to come and what is over (EVENT-02, EVENT-04). */
export function EventsPage() {
  const { text, language } = useLanguage()
  const { games: filter } = useGameFilter()
  const title = text('calendar.events')
  const lead = text('calendar.lead')
  const feed = useCalendarFeed(filter)
  useHead({ title, description: lead, path: '/events', calendar: calendarFeedPath() })
  const slides = useIfLoaded(eventSlides(language.id, filter))?.entries ?? []
  const upcoming = upcomingEvents(language.id, filter)
  return (
    <>
      <PageHead title={title} lead={lead}>
        <Button size="sm" href={`${feed}?lang=${language.locale}`}>
          <Icon name="calendar-days" size="sm" />
          {text('calendar.subscribe')}
        </Button>
      </PageHead>
      <GameFilter />
      <div className={css.lists}>
        <EventSlides slides={slides} />
        <NothingPlanned upcoming={upcoming} />
        <EventList title={text('calendar.upcoming')} query={upcoming} />
        <EventList title={text('calendar.past')} query={pastEvents(language.id, filter)} />
      </div>
    </>
  )
}

function NothingPlanned({ upcoming }: { upcoming: ReturnType<typeof upcomingEvents> }) {
  const { text } = useLanguage()
  const { games, isPicked } = useGameFilter()
  const isFiltered = games.length > 0
  const { entries, error } = useGrowingList(upcoming, EVENTS_PAGE)
  if (entries.length > 0 || error) return null
  return (
    <Empty
      title={text('calendar.none')}
      hint={text(isFiltered && isPicked ? 'calendar.filtered_empty' : 'calendar.none_hint')}
    >
      {isFiltered && <Button onClick={() => storeFilter([])}>{text('home.show_all')}</Button>}
    </Empty>
  )
}

/**
 * Whoever looks at one game subscribes to that, and everybody else to all of them. One that was
 * picked before staff hid it has no calendar.
 */
function useCalendarFeed(filter: readonly number[]): string {
  const [only] = filter
  const game = useCategory(filter.length === 1 ? only : undefined)
  return calendarFeedPath(game && isChoosable(game) ? game.tag_name : undefined)
}
