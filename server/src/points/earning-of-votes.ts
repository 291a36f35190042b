import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import type { Db } from '../platform/db/database.ts'
import { countVerifiedUpvotes } from '../rankings/verified-upvotes.ts'
import type { Award } from './award.ts'
import { ofActor, type EarningRules } from './earning-rules.ts'
import { DAY } from '../platform/clock.ts'

/** Every so many upvotes of others pay their receiver (POINTS-34, AMB-124). */
const UPVOTES_A_TIME = 10

const voteTasks = {
  site: 'vote_poll',
  news: 'vote_news_poll',
  post: 'vote_post_poll',
} as const satisfies Record<PollKind, TaskKey>

/** A poll of news pays this long after they were published (POINTS-12). */
const FRESH_MS = DAY

/** What votes in polls and upvotes bring to whoever gives them, and upvotes to their receiver. */
export const earningOfVotes = {
  'poll voted': async (event, { tx, now }) => {
    const { kind, articleId, pollId } = event.data
    const isDue = kind !== 'news' || (await isFresh(tx, articleId, now))
    return isDue ? ofActor(voteTasks[kind], event, `poll ${pollId}`) : []
  },
  upvoted: async (event, { tx }) => {
    const { kind, id, authorId } = event.data
    // A visitor's upvote counts and earns nobody anything (checklist C02).
    if (event.actorId === null) return []
    await lockMembers(tx, [event.actorId, authorId])
    await countReceived(tx, authorId)
    const verified = await countVerifiedUpvotes(tx, authorId)
    return [...ofActor('upvote', event, `${kind} ${id}`), ...forTenth(authorId, verified)]
  },
} as const satisfies EarningRules

const countReceived = (tx: Db, userId: number) =>
  tx
    .updateTable('users')
    .set(({ eb }) => ({ upvotes_received: eb('upvotes_received', '+', 1) }))
    .where('id', '=', userId)
    .execute()

/** Those of addresses that nobody has verified lead to no award (checklist C15). */
const forTenth = (userId: number, received: number): Award[] =>
  received > 0 && received % UPVOTES_A_TIME === 0
    ? [{ userId, task: 'ten_upvotes', subject: `upvotes ${received}` }]
    : []

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
