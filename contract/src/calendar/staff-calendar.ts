import { z } from 'zod'
import { CATEGORY_ID_MAX } from '../categories/category-rules.ts'
import { languageId, oneOfEach } from '../languages/language-id.ts'
import { NEWS_CONTENT_MAX, newsBodyBytes, savedBodyBytes } from '../news/newsroom.ts'
import { endpoint } from '../platform/endpoint.ts'
import { pictureErrors, sentPicture } from '../platform/sent-picture.ts'
import {
  paging,
  success,
  wireFlag,
  wireId,
  wireIdList,
  wireInt,
  wireJson,
  wireLine,
  wireSeconds,
} from '../platform/wire.ts'
import { wireStreams } from '../streams/streams.ts'
import { calendarEventEntrySchema } from './calendar.ts'
import { eventPictureRule, eventThumbnailRule } from './event-picture-rules.ts'
import { EVENT_DESCRIPTION_MAX, EVENT_PRIZE_MAX, EVENT_TITLE_MAX } from './event-rules.ts'

const access = { permission: 'canManageEvents' } as const

/** With the languages it is written in, the primary one first; a thumbnail is its own or none. */
const staffEventEntrySchema = calendarEventEntrySchema.extend({
  thumbnail: z.string().nullable(),
  languages: z.array(z.int()),
})
export type StaffEventEntry = z.infer<typeof staffEventEntrySchema>

const eventTextSchema = z.object({
  language_id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  content: z.string(),
})

/** An event as it is edited. Whoever changes it says which `revision` they began from. */
const staffEventSchema = staffEventEntrySchema
  .omit({ title: true, slug: true, description: true, languages: true })
  .extend({
    revision: z.int(),
    versions: z.array(eventTextSchema),
    /** Without a title where it is not out and the reader does not publish news. */
    news: z.array(z.object({ id: z.int(), title: z.string().nullable() })),
    /** Names of channels. */
    streams: z.array(z.string()),
  })
export type StaffEvent = z.infer<typeof staffEventSchema>

export const listStaffEvents = endpoint({
  method: 'GET',
  path: '/admin/event/list',
  access,
  // For staff who may change them (ADMIN-13).
  summary: 'All events: what is to come, then what is over.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    past: wireFlag.optional(),
    language_id: languageId.optional(),
  }),
  output: z.object({ count: z.int(), entries: z.array(staffEventEntrySchema) }),
})

export const getStaffEvent = endpoint({
  method: 'GET',
  path: '/admin/event/get',
  access,
  summary: 'One event as it is edited, with every language version.',
  input: z.object({ id: wireId }),
  output: staffEventSchema,
  errors: ['event_not_found'],
})

/** What is missing gets a text of its own. */
const text = {
  title: wireLine({ min: 0, max: EVENT_TITLE_MAX }),
  description: wireLine({ min: 0, max: EVENT_DESCRIPTION_MAX }),
  content: z.string().max(NEWS_CONTENT_MAX),
}

/** What belongs to the event in all its languages (EVENT-10). */
const settings = {
  category_id: wireInt(0, CATEGORY_ID_MAX).optional(),
  start_date: wireSeconds.optional(),
  /** 0 for an event whose end nobody knows. */
  end_date: wireSeconds.optional(),
  time_zone: z.string().max(64).optional(),
  prize: wireLine({ min: 0, max: EVENT_PRIZE_MAX }).optional(),
  /** It is announced still, as one that does not take place. */
  cancelled: wireFlag.optional(),
  /** A picture, or nothing for none. */
  image: z.union([sentPicture(eventPictureRule), z.literal('')]).optional(),
  thumbnail: z.union([sentPicture(eventThumbnailRule), z.literal('')]).optional(),
  /** What is published about it, by ids. */
  news: wireIdList.optional(),
  /** The channels that show it, by their names. */
  streams: wireStreams.optional(),
}

const written = z.object({ id: z.int(), revision: z.int() })

const refusals = [
  'title_missing',
  'description_missing',
  'category_missing',
  'event_start_missing',
  'event_end_early',
  'time_zone_unknown',
  'article_not_found',
  'stream_not_found',
  ...pictureErrors,
] as const

export const createEvent = endpoint({
  method: 'POST',
  path: '/admin/event/create',
  access,
  once: true,
  bodyBytes: newsBodyBytes,
  summary: 'Adds an event in one language, which is its primary one.',
  input: z.object({
    language_id: languageId.default(0),
    title: text.title.default(''),
    description: text.description.default(''),
    content: text.content.default(''),
    ...settings,
  }),
  output: written,
  errors: refusals,
})

/**
 * What is left out stays as it is (AMB-88). A language that is not there yet is added. Whoever
 * names no revision changes what there is.
 */
export const editEvent = endpoint({
  method: 'POST',
  path: '/admin/event/edit',
  access,
  once: true,
  bodyBytes: newsBodyBytes,
  summary: 'Changes an event and one language version of it.',
  input: z.object({
    id: wireId,
    revision: wireId.optional(),
    /** Its primary one when left out. */
    language_id: languageId.optional(),
    title: text.title.optional(),
    description: text.description.optional(),
    content: text.content.optional(),
    ...settings,
  }),
  output: written,
  errors: ['event_not_found', 'changed_meanwhile', ...refusals],
})

/** A text that is left out stays as it is. */
const eventVersionInput = z.object({
  language_id: languageId,
  title: text.title.optional(),
  description: text.description.optional(),
  content: text.content.optional(),
})
export type EventVersionInput = z.input<typeof eventVersionInput>

/**
 * What an editor saves, in one step, all of it or nothing. The languages named are those the event
 * has from now on, the primary one first. Without `id` it is a new one, with it `revision` says
 * what it was changed from.
 */
export const saveEvent = endpoint({
  method: 'POST',
  path: '/admin/event/save',
  access,
  once: true,
  bodyBytes: savedBodyBytes,
  summary: 'Saves an event in all its languages, with its settings.',
  input: z.object({
    id: wireId.optional(),
    revision: wireId.optional(),
    versions: wireJson(oneOfEach(eventVersionInput)),
    ...settings,
  }),
  output: written,
  errors: editEvent.errors,
})

export const deleteEvent = endpoint({
  method: 'POST',
  path: '/admin/event/delete',
  access,
  once: true,
  summary: 'Deletes an event in all its languages.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['event_not_found'],
})
