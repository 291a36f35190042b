import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { wireFlag } from '../platform/wire.ts'
import { NOTICE_MOST, noticeSchema } from './notice.ts'

const access = { permission: 'canSetNotice' } as const

/** What is counted is what remains of it, so more than that may come. */
const written = z.string().max(2 * NOTICE_MOST)

/** Also on pages that are open (RT-01). */
export const setNotice = endpoint({
  method: 'POST',
  path: '/admin/notice/set',
  access,
  once: true,
  summary: 'Puts another message above every page, or takes it away.',
  input: z.object({ message: written, enabled: wireFlag }),
  output: noticeSchema,
  errors: ['notice_too_long'],
})

export const previewNotice = endpoint({
  method: 'POST',
  path: '/admin/notice/preview',
  access,
  rate: 'read',
  summary: 'What would be kept of a message.',
  input: z.object({ message: written }),
  output: z.object({ message: z.string() }),
  errors: ['notice_too_long'],
})
