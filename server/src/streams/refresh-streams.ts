import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { createHelix, type Helix, type LiveStream } from './helix.ts'
import { STREAMS } from './page-tags.ts'
import { payStreamers } from './pay-streamers.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'transaction' | 'log'>

/** So long what Twitch said last is shown when it does not answer. */
const BELIEVED_MS = 5 * 60_000

/** Without keys nobody is asked, and what was known when there were some is cleared. */
export function refreshEveryMinute(site: Parts & Pick<Site, 'jobs' | 'settings'>): void {
  const { twitch } = site.settings
  const helix = twitch && createHelix(twitch, site.clock)
  site.jobs.every(
    '* * * * *',
    'refresh-streams',
    async () => {
      await refreshStreams(site, helix)
      if (helix) await payStreamers(site, helix)
    },
    { asksOutside: true },
  )
}

/** Asks Twitch who of the directory is live. */
export async function refreshStreams(site: Parts, helix: Helix | undefined): Promise<void> {
  const streams = await listStreamsToAsk(site.db)
  const live = helix && (await answerOf(site, helix, streams))
  if (live === undefined) return clearOldAnswer(site)
  await site.transaction((work) => keepAnswer(work, site.clock, { streams, live }))
}

/** Undefined when there is none: a third party that fails is nothing that the site fails of. */
async function answerOf(
  { log }: Parts,
  helix: Helix,
  streams: readonly AskedStream[],
): Promise<LiveStream[] | undefined> {
  try {
    return await helix.listLive(
      'user_login',
      streams.map(({ name }) => name),
    )
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    log(`nobody knows who is live: ${error.message}`)
    return undefined
  }
}

/** Those that readers see, with what is known of them; names as Twitch has them. */
const listStreamsToAsk = (db: Db) =>
  db
    .selectFrom('stream')
    .select(['id', 'live', 'live_title', 'viewers', sql<string>`lower(username)`.as('name')])
    .where('hidden', '=', false)
    .orderBy('id')
    .execute()
type AskedStream = Awaited<ReturnType<typeof listStreamsToAsk>>[number]

type Answer = { streams: readonly AskedStream[]; live: readonly LiveStream[] }

async function keepAnswer(work: Work, clock: Clock, { streams, live }: Answer): Promise<void> {
  const byName = new Map(live.map((stream) => [stream.username, stream]))
  const changed = streams
    .map((was) => ({ was, is: stateOf(was, byName.get(was.name)) }))
    .filter(({ was, is }) => isOther(was, is) || was.viewers !== is.viewers)
  await writeStates(
    work.tx,
    changed.map(({ is }) => is),
  )
  await noteAnswer(work.tx, clock.now())
  // How many watch is as old as a page; who is live and with what is not.
  if (changed.some(({ was, is }) => isOther(was, is))) work.purge(STREAMS)
}

const stateOf = ({ id, name }: AskedStream, stream: LiveStream | undefined): AskedStream => ({
  id,
  name,
  live: stream !== undefined,
  live_title: stream?.title || null,
  viewers: stream?.viewers ?? null,
})

const isOther = (was: AskedStream, is: AskedStream) =>
  was.live !== is.live || was.live_title !== is.live_title

/**
 * A stream that staff have renamed meanwhile is another one, of which nothing was asked; of one
 * that they have hidden nothing is known any more.
 */
async function writeStates(tx: Db, states: readonly AskedStream[]): Promise<void> {
  if (states.length === 0) return
  await sql`
    update stream
    set live = said.live, live_title = said.live_title, viewers = said.viewers
    from json_to_recordset(${JSON.stringify(states)}::json)
      as said (id integer, name text, live boolean, live_title text, viewers integer)
    where stream.id = said.id and lower(stream.username) = said.name
      and not stream.hidden`.execute(tx)
}

const noteAnswer = (tx: Db, now: Date) =>
  tx
    .insertInto('stream_answer')
    .values({ answered_at: now })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ answered_at: now }))
    .execute()

/** Nobody is said to be live on the word of yesterday. */
const clearOldAnswer = ({ clock, transaction }: Parts): Promise<void> =>
  transaction(async (work) => {
    const believed = await work.tx
      .selectFrom('stream_answer')
      .select('answered_at')
      .where('answered_at', '>=', new Date(clock.now().getTime() - BELIEVED_MS))
      .executeTakeFirst()
    if (believed) return
    const cleared = await work.tx
      .updateTable('stream')
      .set({ live: null, live_title: null, viewers: null })
      .where('live', 'is not', null)
      .returning('id')
      .execute()
    if (cleared.length > 0) work.purge(STREAMS)
  })
