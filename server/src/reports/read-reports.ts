import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import {
  decisions,
  REPORTS_SHOWN,
  type getReport,
  type listReports,
  type ReportedThing,
} from '@loadout/contract/reports/staff-reports.ts'
import { authorOf, type AuthorRow } from '../accounts/author.ts'
import { actingAdmin } from '../audit/acting-admin.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Caller } from '../platform/http/caller.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import {
  countThings,
  findThing,
  listReportsOf,
  listThings,
  type Queue,
  type ThingRow,
} from './queries.ts'
import { isSame, snapshotOf } from './snapshot.ts'

export const reportNotFound = () => new PublicError(404, 'report_not_found')

type Reading = Pick<Site, 'db' | 'clock' | 'articleKinds' | 'pictures' | 'reportables'>
type Staff = Pick<Caller, 'id' | 'flags' | 'permissions'>

const queueOf = ({ reportables }: Reading, staff: Staff, isOpen?: boolean): Queue => ({
  kinds: reportables.decidedBy(staff),
  staffId: staff.id,
  isOpen,
})

export async function readReports(
  site: Reading,
  { state, kind, ...page }: ParsedInputOf<typeof listReports>,
  staff: Staff,
): Promise<OutputOf<typeof listReports>> {
  const queue = queueOf(site, staff, state === 'open')
  const kinds = queue.kinds.filter((each) => kind === undefined || each === kind)
  const wanted = { ...queue, kinds }
  const [count, rows] = await Promise.all([
    countThings(site.db, wanted),
    listThings(site.db, wanted, page),
  ])
  return { count, kinds: [...queue.kinds], entries: await withReports(site, rows) }
}

/** What somebody may not decide is not there for them. */
export async function readReport(
  site: Reading,
  id: number,
  staff: Staff,
): Promise<OutputOf<typeof getReport>> {
  const row = await findThing(site.db, queueOf(site, staff), id)
  const [thing] = row ? await withReports(site, [row]) : []
  if (!thing) throw reportNotFound()
  return thing
}

export const countWaiting = async (site: Reading, staff: Staff) => ({
  count: await countThings(site.db, queueOf(site, staff, true)),
})

async function withReports(site: Reading, rows: readonly ThingRow[]): Promise<ReportedThing[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [reports, since] = await Promise.all([
    listReportsOf(site.db, ids, REPORTS_SHOWN),
    Promise.all(rows.map((row) => whatBecameOf(site, row))),
  ])
  return rows.map((row, index) => ({
    ...thingOf(row),
    since: since[index] ?? 'gone',
    reports: reports.filter(({ reported_id: of }) => of === row.id).map(reportOf),
  }))
}

async function whatBecameOf(
  site: Reading,
  { kind, thing_id: id, snapshot }: ThingRow,
): Promise<ReportedThing['since']> {
  const thing = await site.reportables.ofKind(kind)?.find(site, site.db, id)
  if (!thing) return 'gone'
  return snapshot === null || isSame(snapshot, snapshotOf(thing)) ? 'same' : 'changed'
}

const thingOf = (row: ThingRow): Omit<ReportedThing, 'since' | 'reports'> => ({
  id: row.id,
  kind: row.kind,
  owner: row.author_id === null ? null : authorOf(row as AuthorRow),
  path: row.path,
  title: row.snapshot?.title ?? null,
  text: row.snapshot?.text ?? '',
  pictures: [...(row.snapshot?.pictures ?? [])],
  report_count: row.report_count ?? 0,
  weight: Math.round(row.weight * 100) / 100,
  first_reported: unixSeconds(row.first_reported),
  last_reported: unixSeconds(row.last_reported),
  decision: decisionOf(row),
})

function decisionOf({ decision, decided_at: at, reason, ...row }: ThingRow) {
  const outcome = decision === null ? undefined : decisions[decision]
  if (outcome === undefined || at === null) return null
  return { outcome, reason, admin: actingAdmin(row), decided: unixSeconds(at) }
}

type ReportRow = Awaited<ReturnType<typeof listReportsOf>>[number]

const reportOf = (row: ReportRow): ReportedThing['reports'][number] => ({
  id: row.id,
  reporter: authorOf(row),
  upheld: row.reports_upheld,
  rejected: row.reports_rejected,
  reason: row.reason,
  words: row.words,
  inserted: unixSeconds(row.inserted),
})
