import {
  WATCHED_SECONDS,
  type startWatching,
  type reportWatched,
  type stopWatching,
} from '@loadout/contract/videos/watch-sessions.ts'
import type { Selectable } from 'kysely'
import { findLastingArticle } from '../articles/find-article.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedChange, preparedPipelined, type Blanks } from '../platform/db/prepared.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { Site } from '../site-parts.ts'
import { videoKind } from './kind.ts'
import { videoNotFound } from './read-videos.ts'

type Parts = Pick<Site, 'clock'>
const done = { success: true } as const

/** Whoever begins another video, or the same anew, ends what they had begun (checklist C06). */
export const startSession = (
  { clock }: Parts,
  { input: { video_id }, caller, transaction }: CallRequest<typeof startWatching>,
): Promise<typeof done> =>
  transaction(async ({ tx }) => {
    const now = clock.now()
    if (!(await findLastingArticle(tx, { id: video_id, kind: videoKind, now })))
      throw videoNotFound('video_id')
    await beginSession(tx, { userId: caller.id, videoId: video_id, now })
    return done
  })

/**
 * What a browser says of time is not believed: ten seconds have been watched when they have passed
 * here since the beginning, and they count once (checklist C06).
 */
export const reportSession = (
  { clock }: Parts,
  { input: { video_id }, caller, transaction }: CallRequest<typeof reportWatched>,
): Promise<typeof done> =>
  transaction(async (work) => {
    const session = await lockSession(work.tx, { userId: caller.id, videoId: video_id })
    const now = clock.now()
    if (session.reported_at !== null || secondsSince(session, now) < WATCHED_SECONDS)
      throw ruleBroken('video_time_refused', 'seconds')
    await noteReport(work.tx, { userId: caller.id, now })
    await work.record({ kind: 'video watched', actorId: caller.id, data: { videoId: video_id } })
    return done
  })

/** The session ends; a video that was watched whole is paid (AMB-55). */
export const stopSession = (
  { clock }: Parts,
  { input: { video_id }, caller, transaction }: CallRequest<typeof stopWatching>,
): Promise<typeof done> =>
  transaction(async (work) => {
    const { tx } = work
    const session = await lockSession(tx, { userId: caller.id, videoId: video_id })
    await endSession(tx, { userId: caller.id })
    if (isWhole(session, clock.now()))
      await work.record({
        kind: 'video watched whole',
        actorId: caller.id,
        data: { videoId: video_id },
      })
    return done
  })

type Session = Pick<Selectable<Tables['watch_session']>, 'started_at' | 'reported_at'>
type Watched = Session & { duration: number | null }

const secondsSince = ({ started_at }: Pick<Session, 'started_at'>, now: Date) =>
  (now.getTime() - started_at.getTime()) / 1_000

/** Where the end comes a little before the last second, as players have it. */
const WHOLE = 0.9

const isWhole = (session: Watched, now: Date): boolean =>
  session.reported_at !== null &&
  secondsSince(session, now) >= Math.max(WATCHED_SECONDS, (session.duration ?? 0) * WHOLE)

type SessionOf = { userId: number; videoId: number }

const beginSession = preparedPipelined(
  (tx, { userId, videoId, now }: Blanks<SessionOf & { now: Date }>) =>
    tx
      .insertInto('watch_session')
      .values({ user_id: userId, article_id: videoId, started_at: now, reported_at: null })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ article_id: videoId, started_at: now, reported_at: null }),
      ),
)

const noteReport = preparedPipelined((tx, { userId, now }: Blanks<{ userId: number; now: Date }>) =>
  tx.updateTable('watch_session').set({ reported_at: now }).where('user_id', '=', userId),
)

const endSession = preparedPipelined((tx, { userId }: Blanks<{ userId: number }>) =>
  tx.deleteFrom('watch_session').where('user_id', '=', userId),
)

const lockedSession = preparedChange((tx, { userId, videoId }: Blanks<SessionOf>) =>
  tx
    .selectFrom('watch_session as session')
    .innerJoin('video', 'video.article_id', 'session.article_id')
    .select(['session.started_at', 'session.reported_at', 'video.duration'])
    .where('session.user_id', '=', userId)
    .where('session.article_id', '=', videoId)
    .forUpdate('session'),
)

/** So that of two reports of one session the second sees the first. */
async function lockSession(tx: Db, { userId, videoId }: SessionOf): Promise<Watched> {
  const [session] = await lockedSession(tx, { userId, videoId })
  if (!session) throw ruleBroken('no_video_session', 'video_id')
  return session
}

/** No video is longer than a day. */
export const deleteExpiredWatchSessions = (db: Db, clock: Clock) =>
  db
    .deleteFrom('watch_session')
    .where('started_at', '<', new Date(clock.now().getTime() - 2 * DAY))
    .execute()
