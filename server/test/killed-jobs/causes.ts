import { Flag } from '@loadout/contract/accounts/flags.ts'
import { sql } from 'kysely'
import { BY_THE_CLOCK, BY_THE_CLOCK_OUTSIDE } from '../../src/platform/jobs/routines.ts'
import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import type { Stage } from './stage.ts'
import { HOUR } from '../../src/platform/clock.ts'

/** What is in a copy of somebody's data, and what is taken out after somebody has left. */
const OLD_NOTIFICATIONS = 400

/** What was put down, each to have its effect once. */
export type Caused = {
  /** Addresses, each of which gets one mail. */
  mailed: string[]
  comments: string[]
  /** To everybody up to a number. */
  messages: { words: string; until: number }[]
  posts: number[]
  news: number[]
  replies: number[]
  copies: number[]
  leavers: number[]
  games: { userId: number; gameId: number }[]
  streamers: number[]
}

export const nothingCaused = (): Caused => ({
  mailed: [],
  comments: [],
  messages: [],
  posts: [],
  news: [],
  replies: [],
  copies: [],
  leavers: [],
  games: [],
  streamers: [],
})

/** Routines that have an effect, and whether they ask other sites for it. */
const ROUTINES = {
  'count-daily-figures': BY_THE_CLOCK,
  'finish-leaving': BY_THE_CLOCK,
  'fold-tag-changes': BY_THE_CLOCK,
  'mail-notifications': BY_THE_CLOCK,
  'mail-ticket-answers': BY_THE_CLOCK,
  'record-published-news': BY_THE_CLOCK,
  'poll-esportal-games': BY_THE_CLOCK_OUTSIDE,
  'refresh-streams': BY_THE_CLOCK_OUTSIDE,
}

/** Each kind of job whose effect can be counted, as `jobName` has it. */
export const KINDS = [
  ...Object.keys(ROUTINES),
  'comment-posted/notify',
  'deliver-mail',
  'forget-member',
  'mail-reset',
  'mail-verification',
  'news-published/notify',
  'news-published/send-webhook',
  'post-published/notify',
  'send-site-message',
  'ticket-answered/notify',
  'write-data-copy',
]

type Round = { stage: Stage; caused: Caused; round: number; size: number }

/** Work for every kind of job, as long as no server does it. */
export async function putDownJobs(round: Round): Promise<void> {
  round.stage.clock.set(new Date())
  for (const cause of [
    postComments,
    sendMessage,
    publishPost,
    publishNews,
    answerTickets,
    askForMails,
    orderCopies,
    leave,
    tellForDigest,
    play,
    stream,
  ])
    await cause(round)
  await askForRoutines(round.stage)
}

/**
 * As if their time had come, where none waits already: of those that ask other sites a worker does
 * one with each look. pg-boss tells them apart by their group.
 */
export const askForRoutines = ({ db }: Pick<Stage, 'db'>) =>
  sql`
    insert into pgboss.job (name, data, group_id)
    select value, jsonb_build_object('name', key), key
    from jsonb_each_text(${JSON.stringify(ROUTINES)}::jsonb)
    where not exists (
      select from pgboss.job
      where name = value and state < 'completed' and data->>'name' = key)`.execute(db)

async function postComments({ stage, caused, round, size }: Round) {
  for (let number = 0; number < size; number++) {
    const message = `Comment ${number} of round ${round}`
    const writer = stage.writers[number % stage.writers.length] ?? {}
    await stage.post('/comment/post', {
      id: stage.news.id,
      article_type: 'news',
      message,
      ...writer,
    })
    caused.comments.push(message)
  }
}

async function sendMessage({ stage, caused, round }: Round) {
  const { _u, _t } = stage.staff
  const words = `Message of round ${round}`
  const { until } = await stage.db
    .selectFrom('users')
    .select((users) => users.fn.max('id').as('until'))
    .executeTakeFirstOrThrow()
  await stage.post('/admin/notification/send', { message: words, all: 1, _u, _t })
  caused.messages.push({ words, until })
}

/** Written down as publishing does it. */
async function publishPost({ stage: { make, author, site }, caused }: Round) {
  const { id } = await make.post({ author })
  await site.transaction((work) =>
    work.record({
      kind: 'post published',
      actorId: author.id,
      data: { postId: id, mentioned: [] },
    }),
  )
  caused.posts.push(id)
}

/** Found by the routine that looks at the clock. */
async function publishNews({ stage: { make, author, staff }, caused, round, size }: Round) {
  for (let number = 0; number < Math.ceil(size / 4); number++) {
    const tags = ['always', `round${round}`]
    const { id } = await make.news({ author, userTags: [staff], tags })
    caused.news.push(id)
  }
}

async function answerTickets({ stage: { db, make, staff, join }, caused, round, size }: Round) {
  for (const owner of await join(`Asking${round}x`, size)) {
    const ticket = await make.ticket({ by: owner })
    const { id } = await make.reply({ in: ticket, by: staff })
    caused.replies.push(id)
    caused.mailed.push(owner.email)
  }
  await db
    .updateTable('support_ticket')
    .set({ unread_since: new Date(Date.now() - HOUR) })
    .where('unread_since', 'is not', null)
    .execute()
}

async function askForMails({ stage: { db, join, post }, caused, round, size }: Round) {
  const forgetful = await join(`Forgetful${round}x`, size)
  for (const { username, email } of forgetful)
    await post('/user/password/forgot', { username, email })
  const unverified = await join(`Unverified${round}x`, size)
  const ids = unverified.map(({ id }) => id)
  await sql`
    update users set flags = flags & ~${sql.lit(Flag.HasVerifiedEmail)}
    where id = any(${ids})`.execute(db)
  for (const { username } of unverified) await post('/user/new_verification_mail', { username })
  caused.mailed.push(...forgetful.map(({ email }) => email))
  caused.mailed.push(...unverified.map(({ email }) => email))
}

async function orderCopies({ stage, caused, round, size }: Round) {
  const { db, join, post, signIn } = stage
  const members = await join(`Copied${round}x`, Math.ceil(size / 8))
  await giveNotifications(stage, members, { name: 'old', count: OLD_NOTIFICATIONS })
  await db
    .updateTable('notification')
    .set({ inserted: new Date(Date.now() - 30 * 24 * HOUR) })
    .where('event', 'like', 'old %')
    .execute()
  for (const member of members) {
    await post('/user/data_copy/order', await signIn(member))
    caused.copies.push(member.id)
    caused.mailed.push(member.email)
  }
}

/** Their seven days are over. */
async function leave({ stage, caused, round, size }: Round) {
  const members = await stage.join(`Leaving${round}x`, Math.ceil(size / 8))
  await stage.follow(members)
  await giveNotifications(stage, members, { name: 'left', count: OLD_NOTIFICATIONS })
  const ids = members.map(({ id }) => id)
  await sql`
    update users set leaves_at = now() - interval '1 minute'
    where id = any(${ids})`.execute(stage.db)
  await sql`
    insert into leaving (user_id, keeps_texts)
    select id, true from unnest(${ids}::integer[]) as id`.execute(stage.db)
  caused.leavers.push(...ids)
  caused.mailed.push(...members.map(({ email }) => email))
}

/** They are mailed of everything that is older than some minutes, once a day. */
async function tellForDigest({ stage, caused, round, size }: Round) {
  const members = await stage.join(`Digest${round}x`, size)
  await giveNotifications(stage, members, { name: 'digest', count: 3 })
  const ids = members.map(({ id }) => id)
  await sql`
    update notification set inserted = inserted - interval '10 minutes'
    where user_id = any(${ids})`.execute(stage.db)
  await stage.db
    .insertInto('notification_mail')
    .values(members.map(({ id }) => ({ user_id: id, rhythm: 2 })))
    .execute()
  caused.mailed.push(...members.map(({ email }) => email))
}

const giveNotifications = (
  { db }: Stage,
  members: readonly { id: number }[],
  { name, count }: { name: string; count: number },
) =>
  sql`
    insert into notification (user_id, event, type, data, inserted)
    select id, ${name} || ' ' || number, 21, '{"message": "Well"}', now()
    from unnest(${members.map(({ id }) => id)}::integer[]) as id,
      generate_series(1, ${count}::integer) as number`.execute(db)

async function play({ stage: { db, join, others }, caused, round, size }: Round) {
  const connected_at = new Date(Date.now() - HOUR)
  const finished = Math.floor(Date.now() / 1_000) - 60
  for (const { id, username } of await join(`Player${round}x`, Math.ceil(size / 4))) {
    const account = { user_id: id, external_id: String(id), handle: username, connected_at }
    await db
      .insertInto('provider_account')
      .values({ ...account, provider: providerIds.steam })
      .execute()
    await db
      .insertInto('esportal_account')
      .values({ user_id: id, username, connected_at, polled_at: connected_at })
      .execute()
    const ids = [1, 2, 3].map((number) => id * 10 + number)
    others.play(
      username,
      ids.map((game) => ({ id: game, finished })),
    )
    caused.games.push(...ids.map((gameId) => ({ userId: id, gameId })))
  }
}

/** Live for a little more than an hour that nobody has paid yet. */
async function stream({ stage: { db, join, others }, caused, round, size }: Round) {
  const paid_from = new Date(Date.now() - 1.1 * HOUR)
  for (const { id, username } of await join(`Streamer${round}x`, Math.ceil(size / 4))) {
    await db
      .insertInto('provider_account')
      .values({
        user_id: id,
        provider: providerIds.twitch,
        external_id: String(id),
        handle: username,
        connected_at: paid_from,
      })
      .execute()
    await db
      .insertInto('live_member')
      .values({ user_id: id, paid_from, seen_at: new Date() })
      .execute()
    others.goLive(String(id))
    caused.streamers.push(id)
  }
}
