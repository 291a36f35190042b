import { sql } from 'kysely'
import { DAY, momentOf, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { nextPolled, notePolled } from '../providers/esportal-accounts.ts'
import type { Esportal, EsportalGame } from '../providers/esportal.ts'
import type { Site } from '../site-parts.ts'
import type { EsportalGameKind } from './events.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'transaction' | 'log'>
type Player = { user_id: number; username: string; connected_at: Date }

/** So many members are asked after at a time. */
const AT_A_TIME = 100
/** What is older was there before, or nobody was asked for a week. */
const LATEST_MS = 7 * DAY
const KEPT_MS = 30 * DAY

/** Nothing is asked of Esportal where it is not switched on (AMB-125). */
export function pollEsportal(site: Parts & Pick<Site, 'jobs' | 'esportal'>): void {
  const { jobs, esportal } = site
  if (!esportal) return
  jobs.every('*/5 * * * *', 'poll-esportal-games', () => pollGames(site, esportal), {
    asksOutside: true,
  })
}

/** An Esportal that gives no answer is asked again with the next look, for the same members. */
export async function pollGames(site: Parts, esportal: Esportal): Promise<void> {
  for (const player of await nextPolled(site.db, AT_A_TIME).execute()) {
    const games = await gamesOf(site, esportal, player)
    if (games === undefined) return
    await site.transaction((work) => payFor(work, site.clock, player, games))
  }
}

/**
 * Undefined when Esportal is not to be asked on. A name that alone is answered badly has played
 * nothing: it would be the first again in each round, and nobody behind it ever paid.
 */
async function gamesOf(
  { log }: Parts,
  esportal: Esportal,
  { user_id, username }: Player,
): Promise<EsportalGame[] | undefined> {
  try {
    return await esportal.latestGames(username)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    log(`games of member ${user_id} are not known: ${error.message}`)
    return error.isAboutQuestion ? [] : undefined
  }
}

/** Only what was finished after the name was connected is paid (POINTS-28), each game once. */
async function payFor(
  work: Work,
  clock: Clock,
  { user_id, connected_at }: Player,
  games: readonly EsportalGame[],
): Promise<void> {
  const now = clock.now()
  const since = Math.max(connected_at.getTime(), now.getTime() - LATEST_MS)
  for (const game of games) {
    const finished = game.finished === null ? undefined : momentOf(game.finished)
    if (!finished || finished.getTime() < since || finished > now) continue
    if (!(await insertGame(work.tx, { user_id, game_id: game.id, finished }))) continue
    await work.record({
      kind: 'esportal game finished',
      actorId: user_id,
      data: { gameId: game.id, kind: kindOf(game) },
    })
  }
  // Last, because whoever disconnects locks the member before the name.
  await notePolled(work.tx, { userId: user_id, now })
}

const insertGame = async (
  tx: Db,
  row: { user_id: number; game_id: number; finished: Date },
): Promise<boolean> =>
  (await tx
    .insertInto('esportal_game')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('game_id')
    .executeTakeFirst()) !== undefined

/** What pays most says what a game is. */
function kindOf({ prime, tournament, won }: EsportalGame): EsportalGameKind {
  if (prime) return 'esportal_prime_game'
  if (tournament) return 'esportal_tournament_game'
  return won ? 'esportal_game_won' : 'esportal_game'
}

export function deleteExpiredGames(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  return deleteInBatches(db, 'esportal_game', sql`finished < ${before}`)
}
