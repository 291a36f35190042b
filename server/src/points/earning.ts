import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import type { OpenTaskKey } from '@loadout/contract/points/tasks.ts'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { articleSubject } from '../articles/read-as-member.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import type { Db } from '../platform/db/database.ts'
import type { EventKind, EventOf } from '../platform/event-kinds.ts'
import type { Site } from '../site-parts.ts'
import { isAmongNewest } from '../videos/queries.ts'
import { pay, type Award } from './award.ts'
import { recordMilestone } from './record-milestone.ts'

/** Every so many upvotes of others pay their receiver (POINTS-34, AMB-124). */
const UPVOTES_A_TIME = 10

const voteTasks = {
  site: 'vote_poll',
  news: 'vote_news_poll',
  post: 'vote_post_poll',
} as const satisfies Record<PollKind, OpenTaskKey>

/** A poll of news pays this long after they were published (POINTS-12). */
const FRESH_MS = 86_400_000

/** As often visitors of an author's posts pay more (POINTS-27). */
const FIVE_HUNDRED = 500

/** Of so many newest videos ten seconds are paid, and of so many the whole (AMB-56). */
const PAID_FOR_SECONDS = 10
const PAID_WHOLE = 3

/** Only what is shown as open is paid. */
type Earned = Award & { task: OpenTaskKey }
type Parts = Pick<Site, 'clock' | 'events' | 'articleKinds'>

/** Which events earn points, and whose (POINTS-01 to POINTS-35). */
export function earnPoints({ clock, events, articleKinds }: Parts): void {
  const earn = <Kind extends EventKind>(
    kind: Kind,
    awardsOf: (event: EventOf<Kind>, tx: Db) => Promise<Earned[]> | Earned[],
  ) =>
    events.inTransaction(kind, async (work, event) => {
      const awards = await awardsOf(event, work.tx)
      for (const { userId, taskId, points, gained } of await pay(work, clock, awards)) {
        await work.announce(memberChannel(userId), 'completed-task', {
          points,
          gained_points: gained,
          task_id: taskId,
        })
        if (gained > 0) await recordMilestone(work, awards, { userId, taskId, gained })
      }
    })
  const ofActor = (
    task: OpenTaskKey,
    { actorId }: { actorId: number | null },
    subject?: string,
  ): Earned[] =>
    actorId === null
      ? []
      : [{ userId: actorId, task, ...(subject === undefined ? {} : { subject }) }]

  earn('signed in', (event) => ofActor('login', event))
  earn('came back', (event) => ofActor('login', event))
  earn('account connected', (event) => ofActor(`connect_${event.data.service}`, event))
  earn('comment posted', (event) => [...ofActor('comment', event), ...forReceiver(event)])
  earn('article read', (event) => {
    const { type, id } = event.data
    const task = articleKinds.named(type)?.readTask
    return task === undefined ? [] : ofActor(task, event, articleSubject({ type }, id))
  })
  earn('post published', (event) => {
    const subject = articleSubject({ type: 'blog' }, event.data.postId)
    return [...ofActor('publish_post', event, subject), ...ofActor('first_post', event, subject)]
  })
  earn('post starred', ({ data: { postId, authorId } }) => [
    {
      userId: authorId,
      task: 'receive_star',
      subject: articleSubject({ type: 'blog' }, postId),
    },
  ])
  earn('visitors reached', ({ data: { authorId: userId, visitors } }) => {
    const subject = `visitors ${visitors}`
    const fiveHundredth: Earned[] =
      visitors % FIVE_HUNDRED === 0 ? [{ userId, task: 'post_visits_500', subject }] : []
    return [{ userId, task: 'post_visits_50', subject }, ...fiveHundredth]
  })
  earn('profile picture uploaded', (event) =>
    event.data.picture === 'avatar' ? ofActor('profile_picture', event) : [],
  )
  const ofNewest = async (
    task: OpenTaskKey,
    event: EventOf<'video watched' | 'video watched whole'>,
    { tx, most }: { tx: Db; most: number },
  ): Promise<Earned[]> => {
    const { videoId: id } = event.data
    const isPaid = await isAmongNewest(tx, { id, most, now: clock.now() })
    return isPaid ? ofActor(task, event, articleSubject({ type: 'video' }, id)) : []
  }
  earn('video watched', (event, tx) =>
    ofNewest('watch_video', event, { tx, most: PAID_FOR_SECONDS }),
  )
  earn('video watched whole', (event, tx) =>
    ofNewest('watch_full_video', event, { tx, most: PAID_WHOLE }),
  )
  earn('member streamed', (event) => ofActor('twitch_stream', event))
  earn('poll voted', async (event, tx) => {
    const { kind, articleId, pollId } = event.data
    const isDue = kind !== 'news' || (await isFresh(tx, articleId, clock.now()))
    return isDue ? ofActor(voteTasks[kind], event, `poll ${pollId}`) : []
  })
  earn('referral verified', ({ actorId, data: { referrerId } }) => [
    { userId: referrerId, task: 'referral', subject: `member ${actorId}` },
  ])
  earn('stayed online', (event) => ofActor('stay_online', event))
  earn('esportal game finished', (event) =>
    ofActor(event.data.kind, event, `esportal ${event.data.gameId}`),
  )
  earn('intent noted', (event) => ofActor(event.data.intent, event))
  earn('member followed', ({ actorId, data }) => [
    // Each follower pays once for ever (checklist C03).
    { userId: data.userId, task: 'new_follower', subject: `member ${actorId}` },
  ])
  earn('upvoted', async ({ actorId, data }, tx) => {
    const { kind, id, authorId } = data
    // A visitor's upvote counts and earns nobody anything (checklist C02).
    if (actorId === null) return []
    await lockMembers(tx, [actorId, authorId])
    const { upvotes_received } = await tx
      .updateTable('users')
      .set(({ eb }) => ({ upvotes_received: eb('upvotes_received', '+', 1) }))
      .where('id', '=', authorId)
      .returning('upvotes_received')
      .executeTakeFirstOrThrow()
    const tenth: Earned[] =
      upvotes_received % UPVOTES_A_TIME === 0
        ? [{ userId: authorId, task: 'ten_upvotes', subject: `upvotes ${upvotes_received}` }]
        : []
    return [{ userId: actorId, task: 'upvote', subject: `${kind} ${id}` }, ...tenth]
  })
}

/** A comment of somebody else on one's post pays; on news it does not (POINTS-33). */
function forReceiver({ actorId, data }: EventOf<'comment posted'>): Earned[] {
  const { articleType, articleAuthorId } = data
  const isPaid = articleType === articleTypeNumber('blog') && actorId !== articleAuthorId
  return isPaid ? [{ userId: articleAuthorId, task: 'receive_comment' }] : []
}

async function isFresh(tx: Db, articleId: number | null, now: Date): Promise<boolean> {
  if (articleId === null) return false
  const fresh = await tx
    .selectFrom('article')
    .select('id')
    .where('id', '=', articleId)
    .where('published_at', '>', new Date(now.getTime() - FRESH_MS))
    .executeTakeFirst()
  return fresh !== undefined
}
