import type { CalendarEvent } from '@loadout/contract/calendar/calendar.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { streamPath } from '@loadout/contract/streams/stream-path.ts'
import type { DataPlace } from '../platform/page/head.tsx'

const moment = (at: number) => new Date(at * 1_000).toISOString()

/** An event as search engines know it; nothing is said of it that staff have not. */
export const eventData = (event: CalendarEvent, { origin, address, cards }: DataPlace) => ({
  '@type': 'Event',
  name: event.title,
  description: event.description,
  startDate: moment(event.start_date),
  ...(event.end_date !== null && { endDate: moment(event.end_date) }),
  ...(event.streams.length > 0 && {
    location: event.streams.map((stream) => ({
      '@type': 'VirtualLocation',
      url: origin + streamPath(stream),
    })),
  }),
  eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
  image: cards(event.image ?? event.thumbnail),
  inLanguage: languageById(event.language_id)?.locale,
  url: address,
})
