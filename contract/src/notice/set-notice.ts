import { z } from 'zod'
import { atMostOneOfEach } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { wireFlag, wireJson } from '../platform/wire.ts'
import { NOTICE_MAX, noticeTranslationSchema, wholeNoticeSchema } from './notice.ts'

const access = { permission: 'canSetNotice' } as const

/** What is counted is what remains of it, so more than that may come. */
const written = z.string().max(2 * NOTICE_MAX)

export const getNoticeForStaff = endpoint({
  method: 'GET',
  path: '/admin/notice/get',
  access,
  summary: 'The message above every page, as it is edited.',
  input: z.object({}),
  output: wholeNoticeSchema,
})

/**
 * Also on pages that are open (RT-01). What is left out stays as it is. The languages named are
 * those that have a message of their own from now on; without a text a language reads what
 * everybody reads.
 */
export const setNotice = endpoint({
  method: 'POST',
  path: '/admin/notice/set',
  access,
  once: true,
  summary: 'Puts another message above every page, or takes it away.',
  input: z.object({
    message: written.optional(),
    enabled: wireFlag.optional(),
    translations: wireJson(
      atMostOneOfEach(noticeTranslationSchema.extend({ message: written })),
    ).optional(),
  }),
  output: wholeNoticeSchema,
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
