import { sql, type RawBuilder } from 'kysely'
import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { decisions } from '@loadout/contract/reports/staff-reports.ts'
import { reportedThings, type DemoReported } from '@loadout/demo/reports.ts'
import type { Db } from '../platform/db/database.ts'
import { insertReport, noteThing } from '../reports/queries.ts'
import { snapshotOf } from '../reports/snapshot.ts'
import { personNamed, type Ids } from './insert-people.ts'
import { HOUR } from '../platform/clock.ts'

/** What members have reported: some of it staff have decided about, the rest waits. */
export async function fillReports(tx: Db, ids: Ids, now: Date): Promise<void> {
  for (const reported of reportedThings) await insertReported(tx, ids, reported, now)
  await countOutcomes(tx)
}

async function insertReported(
  tx: Db,
  ids: Ids,
  { kind, place, deleted, reports, decided }: DemoReported,
  now: Date,
): Promise<void> {
  const found = await findThing(tx, things[kind](deleted === true), place)
  if (!found) return
  const { id: thingId, thing } = found
  for (const { by, hoursAgo, reason, words = '' } of reports) {
    const at = new Date(now.getTime() - hoursAgo * HOUR)
    const reporterId = personNamed(ids, by).id
    const snapshot = snapshotOf(thing)
    const reportedId = await noteThing(tx, { kind, thingId, thing, snapshot, now: at })
    await insertReport(tx, { reportedId, reporterId, reason, words, now: at })
  }
  if (!decided) return
  await tx
    .updateTable('reported_thing')
    .set({
      decision: decisions.indexOf(decided.outcome),
      reason: decided.reason ?? null,
      decided_at: new Date(now.getTime() - decided.hoursAgo * HOUR),
      decided_by: personNamed(ids, decided.by).id,
      is_logged: decided.outcome === 'removed',
    })
    .where('kind', '=', kind)
    .where('thing_id', '=', thingId)
    .execute()
}

type Row = { id: number; owner: number; title: string | null; text: string; path: string }

const things: Readonly<Record<DemoReported['kind'], (deleted: boolean) => RawBuilder<Row>>> = {
  comment: (deleted) => sql`
    select comment.id, comment.author_id as owner, null as title, message as text,
      '/news/' || article_id as path
    from comment join article on article.id = comment.article_id
    where (deleted_at is not null) = ${deleted} and article.kind = ${articleTypeNumber('news')}
    order by comment.id desc`,
  guestbook_entry: () => sql`
    select id, author_id as owner, null as title, message as text, '/user/' || owner_id as path
    from guestbook_entry order by id desc`,
  post: () => sql`
    select article.id, article.author_id as owner, title, content as text,
      '/post/u/' || article.id as path
    from article join article_version as version on version.article_id = article.id
    where article.kind = ${articleTypeNumber('blog')} and article.published_at < 'infinity'
    order by article.id desc`,
}

async function findThing(tx: Db, rows: RawBuilder<Row>, place: number) {
  const found = await sql<Row>`select * from (${rows}) as thing offset ${place} limit 1`.execute(tx)
  const [row] = found.rows
  if (!row) return undefined
  const { id, owner: ownerId, title, text, path } = row
  const isBelowNews = path.startsWith('/news/')
  return {
    id,
    thing: {
      ownerId,
      title,
      text: title === null ? text : plainText(text),
      pictures: [],
      path: isBelowNews ? `${path}#comment-${id}` : path,
      place: isBelowNews ? path : null,
    },
  }
}

const countOutcomes = (tx: Db) =>
  sql`
    update users set reports_upheld = upheld, reports_rejected = rejected
    from (
      select reporter_id, count(*) filter (where decision = 1) as upheld,
        count(*) filter (where decision = 0) as rejected
      from report join reported_thing as thing on thing.id = report.reported_id
      group by reporter_id) as counted
    where users.id = counted.reporter_id`.execute(tx)
