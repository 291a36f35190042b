import { reportReasons, type ReportReason } from '@loadout/contract/reports/report-rules.ts'
import type * as staff from '@loadout/contract/reports/staff-reports.ts'
import { decisions, type Decision } from '@loadout/contract/reports/staff-reports.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { MODERATION_LOG } from './page-tags.ts'
import { reportNotFound } from './read-reports.ts'

type Parts = Pick<Site, 'clock' | 'articleKinds' | 'pictures' | 'reportables'>
type Request = CallRequest<typeof staff.decideReport>

/**
 * One decision closes all reports of a thing; whoever comes second is told. Of staff who have
 * reported it themselves it does not count that they were right.
 */
export function decideReport(
  site: Parts,
  { input, caller, transaction }: Request,
): Promise<{ success: true }> {
  const { id, outcome, note } = input
  const reason = outcome === 'removed' ? reasonIn(input.reason) : null
  return transaction(async (work) => {
    const { row, reportable } = await lockThing(site, work.tx, id, caller)
    const reporters = await listReporters(work.tx, id)
    const members = reporters.filter((one) => one !== caller.id)
    const isLogged =
      outcome === 'removed' &&
      (await reportable.remove(site, work, { id: row.thing_id, staff: caller, note, members }))
    const decision = { outcome, reason, staffId: caller.id, isLogged, now: site.clock.now() }
    await closeReports(work, { id, reporters: members }, decision)
    await writeDown(work, row, { ...decision, note, reports: reporters.length })
    return { success: true }
  })
}

function reasonIn(reason: string): ReportReason {
  const found = reportReasons.find((each) => each === reason)
  if (!found) throw ruleBroken('report_reason_missing', 'reason')
  return found
}

/** What is of another kind, or of whoever decides, is not there for them. */
async function lockThing({ reportables }: Parts, tx: Db, id: number, staff: Request['caller']) {
  const row = await tx
    .selectFrom('reported_thing')
    .select(['id', 'kind', 'thing_id', 'owner_id', 'decision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const reportable = row && reportables.ofKind(row.kind)
  if (!row || !reportable || row.owner_id === staff.id) throw reportNotFound()
  if (!reportables.decidedBy(staff).includes(row.kind)) throw reportNotFound()
  if (row.decision !== null) throw ruleBroken('already_decided')
  return { row, reportable }
}

const listReporters = async (tx: Db, reportedId: number) =>
  (
    await tx
      .selectFrom('report')
      .select('reporter_id')
      .where('reported_id', '=', reportedId)
      .execute()
  ).map(({ reporter_id: reporter }) => reporter)

type Made = {
  outcome: Decision
  reason: ReportReason | null
  staffId: number
  isLogged: boolean
  now: Date
}

/** And counts, of each who has reported it, whether they were right. */
async function closeReports(
  { tx, purge }: Work,
  { id, reporters }: { id: number; reporters: readonly number[] },
  { outcome, reason, staffId, isLogged, now }: Made,
): Promise<void> {
  await tx
    .updateTable('reported_thing')
    .set({
      decision: decisions.indexOf(outcome),
      reason,
      decided_at: now,
      decided_by: staffId,
      is_logged: isLogged,
    })
    .where('id', '=', id)
    .execute()
  if (isLogged) purge(MODERATION_LOG)
  if (reporters.length === 0) return
  // In order, which the statement alone does not keep.
  await lockMembers(tx, reporters)
  const column = outcome === 'removed' ? 'reports_upheld' : 'reports_rejected'
  await tx
    .updateTable('users')
    .set((set) => ({ [column]: set(column, '+', 1) }))
    .where('id', 'in', [...reporters])
    .execute()
}

type Audited = Made & { note: string; reports: number }

async function writeDown(
  work: Work,
  { id, kind, thing_id: thingId }: { id: number; kind: string; thing_id: number },
  { outcome, reason, staffId, note, reports }: Audited,
): Promise<void> {
  await work.record({
    kind: 'report decided',
    actorId: staffId,
    data: { reportedId: id, kind, outcome },
  })
  await work.audit({
    adminId: staffId,
    action: outcome === 'removed' ? 'report removed' : 'report kept',
    target: `report ${id}`,
    before: null,
    after: {
      thing: `${kind} ${thingId}`,
      reports,
      ...(reason === null ? {} : { reason }),
      ...(note === '' ? {} : { note }),
    },
  })
}
