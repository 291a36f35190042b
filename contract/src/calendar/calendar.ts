import { z } from 'zod'
import { wireCategories } from '../categories/wire-categories.ts'
import { languageId } from '../languages/language-id.ts'
import { newsEntrySchema } from '../news/news.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countSchema, entries, paging, unixSeconds, wireFlag, wireId } from '../platform/wire.ts'
import { streamSchema } from '../streams/streams.ts'

/** How many a list shows at once (EVENT-05). */
export const EVENTS_PAGE = 18
/** So many events the slider of the events page takes (EVENT-03). */
export const EVENT_SLIDES = 3

/**
 * An event as lists show it, in the wanted language where it has it, else as it was first written.
 */
export const calendarEventEntrySchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  category_id: z.int(),
  /** Paths without size; without a thumbnail of its own it is the image, else one of the game. */
  image: z.string().nullable(),
  thumbnail: z.string(),
  start_date: unixSeconds,
  end_date: unixSeconds.nullable(),
  /** Where it takes place by the clock, as the IANA names it. */
  time_zone: z.string(),
  prize: z.string(),
  /** It does not take place, and stays where it was announced (ours). */
  cancelled: z.boolean(),
  language_id: z.int(),
})
export type CalendarEventEntry = z.infer<typeof calendarEventEntrySchema>

/** `content` is HTML from the allow-list; `versions` are its addresses by language (EVENT-01). */
const calendarEventSchema = calendarEventEntrySchema.extend({
  content: z.string(),
  versions: z.array(z.object({ language_id: z.int(), slug: z.string() })),
  /** What has been published about it. */
  news: z.array(newsEntrySchema),
  /** The channels that show it. */
  streams: z.array(streamSchema),
})
export type CalendarEvent = z.infer<typeof calendarEventSchema>

const narrowing = {
  categories: wireCategories.optional(),
  /** 0 what is not over, the soonest first; 1 what is, the latest first (AMB-49). */
  past: wireFlag.optional(),
}

/** Without `past` it is what is to come, then what is over (EVENT-07). */
export const listEvents = endpoint({
  method: 'GET',
  path: '/event/list',
  access: 'anyone',
  summary: 'Events of the calendar, without their text.',
  input: z.object({
    ...paging({ size: EVENTS_PAGE }),
    ...narrowing,
    /** Only those with a picture and an end that take place, which make the slider (EVENT-03). */
    slides: wireFlag.optional(),
    language_id: languageId.optional(),
  }),
  output: entries(calendarEventEntrySchema),
})

export const countEvents = endpoint({
  method: 'GET',
  path: '/event/count',
  access: 'anyone',
  summary: 'How many events the same list has.', // as documented (EVENT-08)
  input: z.object(narrowing),
  output: countSchema,
})

export const getEvent = endpoint({
  method: 'GET',
  path: '/event/get',
  access: 'anyone',
  summary: 'One event with its text and its news.', // as documented (EVENT-09)
  input: z.object({ id: wireId, language_id: languageId.optional() }),
  output: calendarEventSchema,
  errors: ['event_not_found'],
})
