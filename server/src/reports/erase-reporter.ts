import { sql } from 'kysely'
import type { ReportableKind } from '@loadout/contract/reports/reportable-kinds.ts'
import { FORMER_MENTION, mentionOf } from '../comments/mention-pattern.ts'
import type { EraseTraces } from '../leaving/leaver.ts'
import type { Db } from '../platform/db/database.ts'

/** Where what is gone was to be seen. */
const NOWHERE = '/'

/** What somebody who leaves may leave behind. */
const TEXTS = ['comment', 'post'] satisfies ReportableKind[]

/**
 * What they have reported, and of what was reported of theirs whatever says who they were: that
 * something was removed stays in the log, which names nobody. Texts that stay for all to read stay
 * in the queue as well.
 */
export const eraseReporter: EraseTraces = ({ transaction }, { id, names, joined, keepsTexts }) =>
  transaction(async ({ tx }) => {
    await deleteReportsBy(tx, id)
    if (keepsTexts)
      await tx
        .updateTable('reported_thing')
        .set({ owner_id: null })
        .where('owner_id', '=', id)
        .where('decision', 'is', null)
        .where('kind', 'in', TEXTS)
        .execute()
    await tx
      .deleteFrom('reported_thing')
      .where('owner_id', '=', id)
      .where('decision', 'is', null)
      .execute()
    await tx
      .updateTable('reported_thing')
      .set({ owner_id: null, snapshot: null, path: NOWHERE })
      .where('owner_id', '=', id)
      .execute()
    await tx
      .updateTable('reported_thing')
      .set({ decided_by: null })
      .where('decided_by', '=', id)
      .execute()
    for (const name of names) await replaceName(tx, { name, joined })
  })

/**
 * The open entries are locked first, as whoever decides does: a decision counts for them before, or
 * finds no report of theirs. What nobody else has reported leaves the queue.
 */
async function deleteReportsBy(tx: Db, id: number): Promise<void> {
  const open = await tx
    .selectFrom('reported_thing')
    .select('id')
    .where('decision', 'is', null)
    .where('id', 'in', (from) =>
      from.selectFrom('report').select('reported_id').where('reporter_id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx.deleteFrom('report').where('reporter_id', '=', id).execute()
  await tx
    .updateTable('users')
    .set({ reports_upheld: 0, reports_rejected: 0 })
    .where('id', '=', id)
    .execute()
  await tx
    .deleteFrom('reported_thing')
    .where('id', '=', sql<number>`any(${open.map((thing) => thing.id)}::int[])`)
    .where((thing) =>
      thing.not(
        thing.exists(
          thing
            .selectFrom('report')
            .select('report.id')
            .whereRef('report.reported_id', '=', 'reported_thing.id'),
        ),
      ),
    )
    .execute()
}

/** Where others have named them since the name was theirs, and things that stood on their page. */
async function replaceName(
  tx: Db,
  { name, joined }: { name: string; joined: Date },
): Promise<void> {
  for (const part of ['title', 'text'] as const)
    await sql`
      update reported_thing
      set snapshot = jsonb_set(snapshot, array[${part}::text], to_jsonb(
        regexp_replace(snapshot ->> ${part}, ${mentionOf(name)}, ${FORMER_MENTION}, 'gi')))
      where first_reported >= ${joined} and snapshot ->> ${part} ~* ${mentionOf(name)}`.execute(tx)
  await sql`
    update report set words = regexp_replace(words, ${mentionOf(name)}, ${FORMER_MENTION}, 'gi')
    where inserted >= ${joined} and words ~* ${mentionOf(name)}`.execute(tx)
  await sql`
    update reported_thing set path = ${NOWHERE}
    where lower(split_part(split_part(path, '#', 1), '/', 3)) = lower(${name})
      and path like '/user/%'`.execute(tx)
}
