import { z } from 'zod'
import { CATEGORY_ID_MAX } from '../categories/category-rules.ts'
import { endpoint } from '../platform/endpoint.ts'
import { paging, success, wireFlag, wireId, wireInt, wireLine } from '../platform/wire.ts'
import { STREAM_NAME, STREAM_TITLE_MAX } from './stream-rules.ts'
import { streamSchema } from './streams.ts'

/** Channels are managed by whoever has this permission (ADMIN-11). */
const access = { permission: 'canManageStreams' } as const

/** As staff wrote it: `title` is theirs, whatever Twitch says at the moment. */
const staffStreamSchema = streamSchema.extend({ hidden: z.boolean() })
export type StaffStream = z.infer<typeof staffStreamSchema>

export const listStaffStreams = endpoint({
  method: 'GET',
  path: '/admin/stream/list',
  access,
  summary: 'All channels with those that are hidden, and whether anybody asks Twitch about them.',
  input: z.object(paging({ size: 20, cap: 100 })),
  output: z.object({
    count: z.int(),
    /** Without keys of Twitch nobody knows who is live. */
    asked: z.boolean(),
    entries: z.array(staffStreamSchema),
  }),
})

const settings = {
  title: wireLine({ min: 0, max: STREAM_TITLE_MAX }).optional(),
  featured: wireFlag.optional(),
  hidden: wireFlag.optional(),
}
/** Nothing gets a text of its own. */
const username = z.union([z.string().regex(STREAM_NAME), z.literal('')])

export const createStream = endpoint({
  method: 'POST',
  path: '/admin/stream/create',
  access,
  once: true,
  summary: 'Adds a channel to the directory.',
  input: z.object({
    username: username.default(''),
    category_id: wireInt(0, CATEGORY_ID_MAX).optional(),
    ...settings,
  }),
  output: z.object({ id: z.int() }),
  errors: ['stream_illegal', 'stream_known', 'category_missing'],
})

export const editStream = endpoint({
  method: 'POST',
  path: '/admin/stream/edit',
  access,
  once: true,
  summary: 'Changes a channel; what is left out stays as it is.',
  input: z.object({
    id: wireId,
    username: username.optional(),
    category_id: wireInt(0, CATEGORY_ID_MAX).optional(),
    ...settings,
  }),
  output: z.object({ id: z.int() }),
  errors: ['stream_not_found', ...createStream.errors],
})

export const deleteStream = endpoint({
  method: 'POST',
  path: '/admin/stream/delete',
  access,
  once: true,
  summary: 'Takes a channel out of the directory, and out of the events that name it.',
  input: z.object({ id: wireId }),
  output: success,
  errors: ['stream_not_found'],
})
