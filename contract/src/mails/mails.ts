import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { OFFSET_MAX, paging, unixSeconds, wireFlag } from '../platform/wire.ts'

const listedMailSchema = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  /** The plain text. Without what its links keep secret once it is sent, empty after 30 days. */
  body: z.string(),
  /** Those of the text. */
  links: z.array(z.string()),
  inserted: unixSeconds,
  sent: unixSeconds.nullable(),
  /** When the mail server had refused it for good. */
  given_up: unixSeconds.nullable(),
  last_error: z.string().nullable(),
})
export type ListedMail = z.infer<typeof listedMailSchema>

export const MAIL_QUERY_MAX = 100

/**
 * Where the site is public, links are cut: what follows are secrets of those they were sent to
 * (AMB-136). So are those of a mail that was sent or given up.
 */
export const listMails = endpoint({
  method: 'GET',
  path: '/admin/mail/list',
  access: { permission: 'canSeeUserProfile' },
  summary: 'Mails that the site has written, the latest first.',
  input: z.object({
    ...paging({ size: 20, cap: 100 }),
    /** Part of an address. */
    query: z.string().max(MAIL_QUERY_MAX).default(''),
    /** Only those that the mail server had refused for good, or only all others. */
    given_up: wireFlag.optional(),
  }),
  output: z.object({ count: z.int().max(OFFSET_MAX), entries: z.array(listedMailSchema) }),
})
