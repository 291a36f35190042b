import type { CalendarEvent } from '@loadout/contract/calendar/calendar.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'

const moment = (at: number) => new Date(at * 1_000).toISOString()

/** An event as search engines know it; nothing is said of it that staff have not. */
export const eventData = (
  { title, description, start_date, end_date, image, thumbnail, language_id }: CalendarEvent,
  { origin, address }: { origin: string; address: string },
) => ({
  '@type': 'Event',
  name: title,
  description,
  startDate: moment(start_date),
  ...(end_date !== null && { endDate: moment(end_date) }),
  eventStatus: 'https://schema.org/EventScheduled',
  image: [`${origin}${image ?? thumbnail}/600x280.jpg`],
  inLanguage: languageById(language_id)?.locale,
  url: address,
})
