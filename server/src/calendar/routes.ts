import { countEvents, getEvent, listEvents } from '@loadout/contract/calendar/calendar.ts'
import { listEventsOfNews } from '@loadout/contract/calendar/events-of-news.ts'
import * as staff from '@loadout/contract/calendar/staff-calendar.ts'
import { shownTags } from '../articles/page-tags.ts'
import { newsKind } from '../news/kind.ts'
import type { Site } from '../site-parts.ts'
import { STREAMS } from '../streams/page-tags.ts'
import { deleteEvent } from './delete-event.ts'
import { createEvent, editEvent, saveEvent } from './edit-event.ts'
import { CALENDAR, eventsOfNewsTag, eventTag } from './page-tags.ts'
import { readEvent, readEventCount, readEventList, readEventsOfNews } from './read-calendar.ts'
import { readStaffEvent, readStaffEvents } from './read-staff-calendar.ts'

export function calendarRoutes(site: Site) {
  const { serve } = site
  serve(getEvent, ({ input }) => readEvent(site, input), {
    // News that are published later are there when the page has expired.
    dependsOn: ({ id }, { news, streams }) => [
      eventTag(id),
      ...shownTags(newsKind, news),
      ...(streams.length > 0 ? [STREAMS] : []),
    ],
  })
  serve(listEvents, async ({ input }) => ({ entries: await readEventList(site, input) }), {
    dependsOn: () => [CALENDAR],
  })
  serve(countEvents, async ({ input }) => ({ count: await readEventCount(site, input) }), {
    dependsOn: () => [CALENDAR],
  })
  serve(listEventsOfNews, async ({ input }) => ({ entries: await readEventsOfNews(site, input) }), {
    dependsOn: ({ id }) => [eventsOfNewsTag(id)],
  })

  serve(staff.listStaffEvents, ({ input }) => readStaffEvents(site, input))
  serve(staff.getStaffEvent, (request) => readStaffEvent(site, request))
  serve(staff.createEvent, (request) => createEvent(site, request))
  serve(staff.editEvent, (request) => editEvent(site, request))
  serve(staff.saveEvent, (request) => saveEvent(site, request))
  serve(staff.deleteEvent, (request) => deleteEvent(site, request))
}
