import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { success, unixSeconds, wireId, entries, paging } from '../platform/wire.ts'
import { reportReasons } from './report-rules.ts'

/** What is reported, as the domain names it that has it (`reportable` of its `domain.ts`). */
export const reportableKind = z.string().regex(/^[a-z_]{1,30}$/)

/**
 * What cannot be read is answered like what is not there. Of what staff have decided about a member
 * may report the same thing again.
 */
export const sendReport = endpoint({
  method: 'POST',
  path: '/report/send',
  access: 'member',
  once: true,
  summary: 'Reports something to the staff.',
  input: z.object({
    kind: reportableKind,
    id: wireId,
    reason: z.string().max(20).default(''),
    // However long it is, it gets its own text; of a form no more than 64 kB are read.
    words: z.string().default(''),
  }),
  output: success,
  errors: [
    'nothing_to_report',
    'own_thing',
    'already_reported',
    'too_many_reports',
    'report_reason_missing',
    'message_missing',
    'message_too_long',
  ],
})

export const LOG_PAGE = 20

const loggedRemovalSchema = z.object({
  id: z.int(),
  kind: z.string(),
  reason: z.enum(reportReasons),
  removed: unixSeconds,
  /** Where it stood, as an address that names nobody; null where every address would. */
  place: z.string().nullable(),
})
export type LoggedRemoval = z.infer<typeof loggedRemovalSchema>

/** For everybody: nobody is named, and nothing of what was removed is quoted. */
export const listRemovals = endpoint({
  method: 'GET',
  path: '/moderation_log/list',
  access: 'anyone',
  summary: 'What staff have removed after reports, and why, the latest first.',
  input: z.object(paging({ size: LOG_PAGE })),
  output: entries(loggedRemovalSchema),
})
