import { z } from 'zod'
import { authorSchema } from '../accounts/author.ts'
import { actingAdminSchema } from '../audit/acting-admin.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countSchema, paging, success, unixSeconds, wireId, wireLine } from '../platform/wire.ts'
import { NOTE_MAX, reportReasons } from './report-rules.ts'
import { reportableKind } from './reports.ts'

/**
 * The bit opens the queue, for moderators as for admins; of what is in it, everybody sees the kinds
 * that they may remove.
 */
const access = { permission: 'canDeleteComments' } as const

const reportStates = ['open', 'decided'] as const
export type ReportState = (typeof reportStates)[number]
export const decisions = ['kept', 'removed'] as const
export type Decision = (typeof decisions)[number]
const QUEUE_PAGE = 20
/** So many reports stand with a thing, the latest. */
export const REPORTS_SHOWN = 20

/** `upheld` and `rejected` are what became of the reporter's earlier reports. */
const reportSchema = z.object({
  id: z.int(),
  reporter: authorSchema,
  upheld: z.int(),
  rejected: z.int(),
  reason: z.enum(reportReasons),
  words: z.string(),
  inserted: unixSeconds,
})

/** A thing with its reports, from the first to one decision. */
const reportedThingSchema = z.object({
  id: z.int(),
  kind: z.string(),
  /** Whose it is. */
  owner: authorSchema.nullable(),
  /** Where it is, or was. */
  path: z.string(),
  /** As it was when it was first reported, as text. */
  title: z.string().nullable(),
  text: z.string(),
  pictures: z.array(z.string()),
  /** What has become of it since. */
  since: z.enum(['same', 'changed', 'gone']),
  report_count: z.int(),
  /** The weights of all reporters together, to two decimals. */
  weight: z.number(),
  reports: z.array(reportSchema),
  first_reported: unixSeconds,
  last_reported: unixSeconds,
  decision: z
    .object({
      outcome: z.enum(decisions),
      reason: z.enum(reportReasons).nullable(),
      admin: actingAdminSchema,
      decided: unixSeconds,
    })
    .nullable(),
})
export type ReportedThing = z.infer<typeof reportedThingSchema>

/** Open ones by their weight and then the longest waiting, decided ones the latest first. */
export const listReports = endpoint({
  method: 'GET',
  path: '/admin/report/list',
  access,
  summary: 'What members have reported, with all reports of a thing together.',
  input: z.object({
    ...paging({ size: QUEUE_PAGE, cap: 100 }),
    state: z.enum(reportStates).default('open'),
    kind: reportableKind.optional(),
  }),
  /** With the kinds about which the caller decides. */
  output: z.object({
    count: z.int(),
    kinds: z.array(z.string()),
    entries: z.array(reportedThingSchema),
  }),
})

export const getReport = endpoint({
  method: 'GET',
  path: '/admin/report/get',
  access,
  summary: 'One thing that members have reported.',
  input: z.object({ id: wireId }),
  output: reportedThingSchema,
  errors: ['report_not_found'],
})

export const countReports = endpoint({
  method: 'GET',
  path: '/admin/report/count',
  access,
  summary: 'How many reported things wait for the caller.',
  input: z.object({}),
  output: countSchema,
})

/**
 * Closes all reports of a thing: nothing is wrong with it, or it is removed as its domain removes
 * things. Of two who decide at once the second is told.
 */
export const decideReport = endpoint({
  method: 'POST',
  path: '/admin/report/decide',
  access,
  once: true,
  summary: 'Decides about something that members have reported.',
  input: z.object({
    id: wireId,
    outcome: z.enum(decisions),
    /** What the public log says of a removal. */
    reason: z.string().max(20).default(''),
    /** For whoever owns it, where its domain tells them; and for the audit. */
    note: wireLine({ min: 0, max: NOTE_MAX }).default(''),
  }),
  output: success,
  errors: [
    'report_not_found',
    'already_decided',
    'report_reason_missing',
    'user_not_found',
    'not_allowed',
    'owner_untouchable',
  ],
})
