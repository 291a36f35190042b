import { z } from 'zod'
import { namedEventSchema } from '../calendar/events-of-news.ts'
import { wireCategories } from '../categories/wire-categories.ts'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { entries, ID_LIST_MAX, OFFSET_MAX, wireFlag, wireId, wireInt } from '../platform/wire.ts'
import { STREAM_NAME_MAX } from './stream-path.ts'
import { STREAM_NAME } from './stream-rules.ts'

/** Featured ones on top (STREAM-03), and how many of the others a page shows (STREAM-04). */
export const STREAMS_ON_TOP = 3
export const STREAMS_PAGE = 20
const LIST_MAX = 400

/**
 * Beside what is documented: whether it is live, which nobody knows (null) where Twitch is not
 * asked or does not answer, and a picture of the site's own, a path without its size (STREAM-01).
 * Viewers are those of a live one. `title` is what is on while it is live, else what staff say.
 */
export const streamSchema = z.object({
  id: z.int(),
  username: z.string(),
  title: z.string(),
  category_id: z.int(),
  viewers: z.int().nonnegative().nullable(),
  featured: z.boolean(),
  live: z.boolean().nullable(),
  image: z.string(),
})
export type Stream = z.infer<typeof streamSchema>

/** With the events that name it and are not over, the soonest first. */
const shownStreamSchema = streamSchema.extend({ events: z.array(namedEventSchema) })
export type ShownStream = z.infer<typeof shownStreamSchema>

/** All that it takes is ours and narrows the list (STREAM-10). */
export const listStreams = endpoint({
  method: 'GET',
  path: '/stream/list',
  access: 'anyone',
  summary: 'Channels of the directory: featured ones first, then by viewers.',
  input: z.object({
    limit: wireInt(1, LIST_MAX + 1).default(LIST_MAX),
    offset: wireInt(0, OFFSET_MAX).default(0),
    categories: wireCategories.optional(),
    /** 1: the featured ones that stand on top (STREAM-03); 0: all others. */
    top: wireFlag.optional(),
    /** 1: only those that are live, by viewers alone. */
    live: wireFlag.optional(),
  }),
  output: entries(streamSchema),
})

export const getStream = endpoint({
  method: 'GET',
  path: '/stream/get',
  access: 'anyone',
  summary: 'One channel, by id or name, with the events that name it.', // as documented (STREAM-11)
  input: z.object({
    id: wireId.optional(),
    username: z.string().max(STREAM_NAME_MAX).optional(),
    language_id: languageId.optional(),
  }),
  output: shownStreamSchema,
  errors: ['stream_not_found'],
})

/** Names of channels, with commas between them. */
export const wireStreams = z.preprocess(
  (value: unknown) =>
    typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
  z.array(z.string().regex(STREAM_NAME)).max(ID_LIST_MAX),
) as z.ZodType<string[], readonly string[] | string>
