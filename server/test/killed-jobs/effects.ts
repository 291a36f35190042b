import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import { sql } from 'kysely'
import { keptCounts } from '../../src/counts/kept-counts.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { brokenPromises } from '../broken-promises.ts'
import type { ArrivedLetter } from '../mail-server.ts'
import { readZip } from '../read-zip.ts'
import type { Caused } from './causes.ts'
import type { OtherSites } from './other-sites.ts'

/** What arrived outside of the site. */
type Outside = { letters: readonly ArrivedLetter[]; told: OtherSites['told'] }

/**
 * Each effect that is not there once, as far as it can be told from outside and in the database.
 */
export async function wrongEffects(db: Db, caused: Caused, outside: Outside): Promise<string[]> {
  return [
    ...wrongMails(caused, outside.letters),
    ...(await wrongNotifications(db, caused)),
    ...(await wrongNews(db, caused, outside.told)),
    ...(await wrongCopies(db, caused)),
    ...(await wrongLeavers(db, caused)),
    ...(await wrongPayments(db, caused)),
    ...(await wrongFigures(db)),
    ...(await wrongCounts(db)),
    ...(await brokenPromises(db)),
  ]
}

const not = (times: number | undefined) => `${times ?? 0} times`

/** A letter may arrive again when nobody knows whether it did, under its own id. */
function wrongMails({ mailed }: Caused, letters: readonly ArrivedLetter[]): string[] {
  const ids = new Map<string, Set<string | undefined>>()
  for (const { to, headers } of letters) {
    const address = to.join()
    ids.set(address, (ids.get(address) ?? new Set()).add(headers['message-id']))
  }
  return mailed
    .filter((address) => ids.get(address)?.size !== 1)
    .map((address) => `${address} got its mail ${not(ids.get(address)?.size)}`)
}

/** How often somebody was told of something, by the name of the event. */
async function wrongNotifications(db: Db, caused: Caused): Promise<string[]> {
  const breaches: string[] = []
  const once = async (type: number, events: readonly string[], what: string) => {
    const { rows } = await sql<{ event: string; times: number }>`
      select event, count(*)::integer as times from notification
      where type = ${type} and event = any(${events}) group by event`.execute(db)
    const times = new Map(rows.map((row) => [row.event, row.times]))
    for (const event of events)
      if (times.get(event) !== 1) breaches.push(`${what} ${event}: ${not(times.get(event))}`)
  }
  const comments = await db
    .selectFrom('comment')
    .select('id')
    .where('message', 'in', ['', ...caused.comments])
    .execute()
  if (comments.length !== caused.comments.length) breaches.push('comments are missing')
  await once(
    typeNumber('commented'),
    comments.map(({ id }) => `comment ${id}`),
    'told of',
  )
  await once(
    typeNumber('ticket_reply'),
    caused.replies.map((id) => `ticket message ${id}`),
    'told of',
  )
  await once(
    typeNumber('tagged_in_news'),
    caused.news.map((id) => `mention news ${id}`),
    'told of',
  )
  return [...breaches, ...(await wrongWalks(db, caused))]
}

/** Everybody who was there and has not left has been told once. */
async function wrongWalks(db: Db, { messages, posts }: Caused): Promise<string[]> {
  const breaches: string[] = []
  for (const { words, until } of messages) {
    const { rows } = await sql`
      select users.id from users left join notification on user_id = users.id
        and type = ${typeNumber('site_message')} and notification.data->>'message' = ${words}
      where users.id <= ${until} and leaves_at is null and left_at is null
      group by users.id having count(notification.id) <> 1`.execute(db)
    if (rows.length > 0) breaches.push(`"${words}" was not told once to ${rows.length} members`)
  }
  for (const id of posts) {
    const { rows } = await sql`
      select follower_id from article join follow on followed_id = author_id
        left join notification on user_id = follower_id
          and type = ${typeNumber('post_published')} and notification.article_id = article.id
      where article.id = ${id}
        and follower_id in (select id from users where username like 'Follower%')
      group by follower_id having count(notification.id) <> 1`.execute(db)
    if (rows.length > 0) breaches.push(`post ${id} was not told once to ${rows.length} followers`)
  }
  return breaches
}

async function wrongNews(db: Db, { news }: Caused, told: OtherSites['told']): Promise<string[]> {
  const { rows } = await sql<{ id: number; times: number }>`
    select (data->>'newsId')::integer as id, count(*)::integer as times from event_log
    where kind = 'news published' group by 1`.execute(db)
  const recorded = new Map(rows.map(({ id, times }) => [id, times]))
  return news.flatMap((id) => [
    ...(recorded.get(id) === 1 ? [] : [`news ${id} were recorded ${not(recorded.get(id))}`]),
    ...(told.get(id)?.size === 1
      ? []
      : [`another program was told of news ${id} ${not(told.get(id)?.size)}`]),
  ])
}

/** A file that opens, from parts that are all of one attempt. */
async function wrongCopies(db: Db, { copies }: Caused): Promise<string[]> {
  const breaches: string[] = []
  for (const id of copies) {
    const copy = await db
      .selectFrom('data_copy')
      .select(['bytes', 'finished_at'])
      .where('user_id', '=', id)
      .executeTakeFirst()
    const parts = await db
      .selectFrom('data_copy_part')
      .select('content')
      .where('user_id', '=', id)
      .orderBy('number')
      .execute()
    const file = Buffer.concat(parts.map(({ content }) => content))
    if (!copy?.finished_at) breaches.push(`the copy of member ${id} is not finished`)
    else if (copy.bytes !== file.length || !isZip(file))
      breaches.push(`the copy of member ${id} is no whole file`)
  }
  return breaches
}

function isZip(file: Buffer): boolean {
  try {
    return readZip(file).size > 0
  } catch {
    return false
  }
}

async function wrongLeavers(db: Db, { leavers }: Caused): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any(${leavers}) and (
      left_at is null or email is not null
      or exists (select from leaving where user_id = users.id)
      or exists (select from notification where user_id = users.id)
      or exists (select from follow where follower_id = users.id))`.execute(db)
  return rows.map(({ id }) => `something of member ${id}, who has left, is still there`)
}

async function wrongPayments(db: Db, { games, streamers }: Caused): Promise<string[]> {
  const { rows } = await sql<{ what: string; times: number }>`
    select kind || ' ' || actor_id || coalesce(' ' || (data->>'gameId'), '') as what,
      count(*)::integer as times
    from event_log where kind in ('esportal game finished', 'member streamed')
    group by 1`.execute(db)
  const times = new Map(rows.map((row) => [row.what, row.times]))
  return [
    ...games.map(({ userId, gameId }) => `esportal game finished ${userId} ${gameId}`),
    ...streamers.map((id) => `member streamed ${id}`),
  ]
    .filter((what) => times.get(what) !== 1)
    .map((what) => `${what}: ${not(times.get(what))}`)
}

/** After the last count, with nobody doing anything any more. */
async function wrongFigures(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: number; counted: number; there: number }>`
    select kind, sum(count)::integer as counted, there from daily_figure
    join (
      select 0 as kind, (select count(*) from users)::integer as there
      union all select 4, (select count(*) from comment)::integer
    ) as actual using (kind)
    group by kind, there having sum(count) <> there`.execute(db)
  return rows.map(
    ({ kind, counted, there }) => `figure ${kind} is ${counted}, and there are ${there}`,
  )
}

async function wrongCounts(db: Db): Promise<string[]> {
  const breaches: string[] = []
  const { rows } = await sql`select from tag_change`.execute(db)
  if (rows.length > 0) breaches.push(`${rows.length} changes of tags are not folded`)
  for (const { name, findWrong } of keptCounts) {
    const wrong = await findWrong(db)
    if (wrong.length > 0) breaches.push(`${name}: ${wrong.length} counts are off`)
  }
  return breaches
}
