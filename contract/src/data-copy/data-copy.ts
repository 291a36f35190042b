import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { unixSeconds } from '../platform/wire.ts'

/** How long a copy can be fetched, and how long until the next may be asked for. */
export const DATA_COPY_HOURS = 24

const dataCopySchema = z.object({
  /** Of so many files so many are written. */
  done: z.int(),
  total: z.int(),
  asked_at: unixSeconds,
  /** Null while it is being made. */
  finished_at: unixSeconds.nullable(),
  bytes: z.int(),
  /** Whether it can be fetched: it is made, and not too old. */
  ready: z.boolean(),
  /** Where it is to be fetched, within minutes; null while it is not, or nobody has confirmed. */
  address: z.string().nullable(),
  /** From when on another one may be asked for. */
  next_at: unixSeconds,
})
export type DataCopy = z.infer<typeof dataCopySchema>

export const getDataCopy = endpoint({
  method: 'GET',
  path: '/user/data_copy/get',
  access: 'member',
  summary: 'How far the copy of everything of the caller is, and where to fetch it.',
  input: z.object({}),
  output: z.object({ copy: dataCopySchema.nullable() }),
})

export const orderDataCopy = endpoint({
  method: 'POST',
  path: '/user/data_copy/order',
  access: 'member',
  once: true,
  summary: 'Has everything of the caller put into one file, at most once a day.',
  input: z.object({}),
  output: z.object({ copy: dataCopySchema.nullable() }),
  errors: ['data_copy_too_soon', 'confirmation_required'],
})
