import { sql } from 'kysely'
import type { ReportReason } from '@loadout/contract/reports/report-rules.ts'
import { authorColumns } from '../accounts/author.ts'
import type { Db } from '../platform/db/database.ts'
import type { FoundThing } from './reportable.ts'
import type { Snapshot } from './tables.ts'

type Named = { kind: string; thingId: number }

/** So that a report and a decision about the same thing come one after the other. */
export const lockOpen = (tx: Db, { kind, thingId }: Named) =>
  tx
    .selectFrom('reported_thing')
    .select('id')
    .where('kind', '=', kind)
    .where('thing_id', '=', thingId)
    .where('decision', 'is', null)
    .forUpdate()
    .execute()

type Noted = Named & { thing: FoundThing; snapshot: Snapshot; now: Date }

/**
 * Its open entry in the queue. What it was when it was reported first stays there: whoever is
 * reported may change it and have it reported again (checklist G20).
 */
export async function noteThing(
  tx: Db,
  { kind, thingId, thing, snapshot, now }: Noted,
): Promise<number> {
  const { path, place, ownerId: owner_id } = thing
  const latest = { owner_id, path, place, last_reported: now }
  const { id } = await tx
    .insertInto('reported_thing')
    .values({
      kind,
      thing_id: thingId,
      first_reported: now,
      snapshot: JSON.stringify(snapshot),
      ...latest,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'thing_id']).where('decision', 'is', null).doUpdateSet(latest),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type NewReport = {
  reportedId: number
  reporterId: number
  reason: ReportReason
  words: string
  now: Date
}

/** Answers false when the member has an open report of the thing: the key allows one. */
export async function insertReport(
  tx: Db,
  { reportedId, reporterId, reason, words, now }: NewReport,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('report')
    .values({
      reported_id: reportedId,
      reporter_id: reporterId,
      reason,
      words,
      inserted: now,
    })
    .onConflict((conflict) => conflict.columns(['reported_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * How much the reports of a thing weigh, each by what became of the earlier ones of its member:
 * (upheld + 2) / (upheld + rejected + 2): 1 for whoever is new, a half after two false reports,
 * never 0. Who is always right weighs no more than who is new: agreeing reports add up anyway.
 */
const weight = sql<number>`(
  select coalesce(sum(
    (reporter.reports_upheld + 2.0) / (reporter.reports_upheld + reporter.reports_rejected + 2)
  ), 0)::float8
  from report join users as reporter on reporter.id = report.reporter_id
  where report.reported_id = thing.id)`

export type Queue = { kinds: readonly string[]; staffId: number; isOpen: boolean | undefined }

/** What somebody of staff may decide: nobody reads who has reported what is theirs. */
const things = (db: Db, { kinds, staffId, isOpen }: Queue) =>
  db
    .selectFrom('reported_thing as thing')
    .where('thing.kind', '=', sql<string>`any(${kinds}::text[])`)
    .where('thing.owner_id', 'is distinct from', staffId)
    .$if(isOpen !== undefined, (rows) =>
      rows.where('thing.decision', isOpen ? 'is' : 'is not', null),
    )

export const countThings = async (db: Db, queue: Queue) =>
  (
    await things(db, queue)
      .select((from) => from.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const withPeople = (db: Db, queue: Queue) =>
  things(db, queue)
    .leftJoin('users as author', 'author.id', 'thing.owner_id')
    .leftJoin('users as admin', 'admin.id', 'thing.decided_by')
    .selectAll('thing')
    .select(authorColumns)
    .select(['admin.id as admin_id', 'admin.username as admin_name', weight.as('weight')])
    .select((from) =>
      from
        .selectFrom('report')
        .select((reports) => reports.fn.countAll<number>().as('count'))
        .whereRef('report.reported_id', '=', 'thing.id')
        .as('report_count'),
    )

export type ThingRow = NonNullable<Awaited<ReturnType<typeof findThing>>>

export const findThing = (db: Db, queue: Queue, id: number) =>
  withPeople(db, queue).where('thing.id', '=', id).executeTakeFirst()

/** What weighs most first, of decided ones the latest. */
export const listThings = (
  db: Db,
  queue: Queue,
  { limit, offset }: { limit: number; offset: number },
) => {
  const rows = withPeople(db, queue).limit(limit).offset(offset)
  return queue.isOpen
    ? rows.orderBy('weight', 'desc').orderBy('thing.first_reported').orderBy('thing.id').execute()
    : rows.orderBy('thing.decided_at', 'desc').orderBy('thing.id', 'desc').execute()
}

/** The latest reports of each of some things. */
export const listReportsOf = (db: Db, ids: readonly number[], max: number) =>
  db
    .selectFrom(
      db
        .selectFrom('report')
        .selectAll('report')
        .select(
          sql<number>`row_number() over (partition by reported_id order by id desc)`.as('place'),
        )
        .where('reported_id', 'in', [...ids])
        .as('report'),
    )
    .innerJoin('users as author', 'author.id', 'report.reporter_id')
    .select(['report.id', 'report.reported_id', 'report.reason', 'report.words'])
    .select(['report.inserted', 'author.reports_upheld', 'author.reports_rejected'])
    .select(authorColumns)
    .where('report.place', '<=', max)
    .orderBy('report.id', 'desc')
    .execute()
