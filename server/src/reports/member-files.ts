import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

/** What they reported and why; what became of it is staff's. */
const reports = inBatches('reports', (db, { memberId, after, limit }) =>
  db
    .selectFrom('report')
    .innerJoin('reported_thing', 'reported_thing.id', 'report.reported_id')
    .select(['report.id as key', 'kind', 'thing_id', 'report.reason', 'words', 'inserted'])
    .where('reporter_id', '=', memberId)
    .where('report.id', '>', after)
    .orderBy('report.id')
    .limit(limit)
    .execute(),
)

export const reportFiles: readonly MemberFile[] = [reports]
