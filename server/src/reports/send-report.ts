import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import {
  REPORTS_A_DAY,
  reportRules,
  type ReportReason,
} from '@loadout/contract/reports/report-rules.ts'
import type * as reports from '@loadout/contract/reports/reports.ts'
import { lockCaller } from '../accounts/lock-members.ts'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import { refuseTooMany } from '../platform/http/refuse-too-many.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { insertReport, lockOpen, noteThing } from './queries.ts'
import { snapshotOf } from './snapshot.ts'

/** The same of what was never there, what is gone and what nobody may read: nothing is revealed. */
const nothingToReport = () => new PublicError(404, 'nothing_to_report')

type Parts = Pick<Site, 'clock' | 'articleKinds' | 'pictures' | 'reportables'>

/**
 * The open entry of the thing is locked first, as whoever decides about it does: what is removed
 * meanwhile is found no more.
 */
export function sendReport(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof reports.sendReport>,
): Promise<{ success: true }> {
  const { kind, id } = input
  const written = { reason: input.reason, words: input.words.trim() }
  const [fault] = faultsOf(reportRules, written)
  if (fault) throw ruleBroken(fault.code, fault.field)

  return transaction(async ({ tx }) => {
    const now = site.clock.now()
    await lockOpen(tx, { kind, thingId: id })
    await refuseTooManyReports(tx, caller.id, now)
    const { words } = written
    const reason = written.reason as ReportReason
    await fileReport(site, tx, { kind, thingId: id, reporterId: caller.id, reason, words })
    return { success: true }
  })
}

type Filed = {
  kind: string
  thingId: number
  reporterId: number
  reason: ReportReason
  words: string
}

/** With what the thing is at this moment. */
export async function fileReport(
  site: Parts,
  tx: Db,
  { kind, thingId, reporterId, reason, words }: Filed,
): Promise<number> {
  const now = site.clock.now()
  const thing = await site.reportables.ofKind(kind)?.find(site, tx, thingId)
  if (!thing) throw nothingToReport()
  if (thing.ownerId === reporterId) throw ruleBroken('own_thing')
  const snapshot = snapshotOf(thing)
  const reportedId = await noteThing(tx, { kind, thingId, thing, snapshot, now })
  const report = { reportedId, reporterId, reason, words, now }
  if (!(await insertReport(tx, report))) throw ruleBroken('already_reported')
  return reportedId
}

async function refuseTooManyReports(tx: Db, reporterId: number, now: Date): Promise<void> {
  await lockCaller(tx, reporterId)
  const sent = tx
    .selectFrom('report')
    .where('reporter_id', '=', reporterId)
    .where('inserted', '>', new Date(now.getTime() - DAY))
  await refuseTooMany(sent, { max: REPORTS_A_DAY, code: 'too_many_reports' })
}
