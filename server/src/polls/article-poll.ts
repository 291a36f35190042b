import type { ArticlePoll } from '@loadout/contract/polls/article-poll.ts'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import { momentOf } from '../platform/clock.ts'
import { aboutField } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { pollNotFound } from './read-poll.ts'
import { findPollOfArticle } from './staff-queries.ts'
import { acceptedEnd, insertPoll, lockedPoll, removePoll, rewritePoll } from './write-poll.ts'

/** What is left out stays. */
export type ArticlePollChange = {
  [Field in keyof ArticlePoll]?: ArticlePoll[Field] | undefined
}

type Wish = {
  kind: Exclude<PollKind, 'site'>
  /** Locked, or made, by this transaction. */
  articleId: number
  /** Null takes the poll away with its votes; undefined leaves it as it is. */
  poll: ArticlePollChange | null | undefined
  now: Date
}

/** Gives an article the poll that an editor has written with it (NEWS-22, AMB-142). */
export const setArticlePoll = (work: Work, wish: Wish): Promise<void> =>
  aboutField('poll', writeArticlePoll(work, wish), [
    'question',
    'options',
    'translations',
    'ends_at',
  ])

async function writeArticlePoll(work: Work, { kind, articleId, poll, now }: Wish): Promise<void> {
  if (poll === undefined) return
  const known = await findPollOfArticle(work.tx, articleId)
  const row = known && (await lockedPoll(work.tx, known.id))
  if (poll === null) {
    if (row) await removePoll(work, row)
    return
  }
  const { texts, ends_at } = poll
  if (!row) {
    // Its words were not to be changed: somebody has deleted it meanwhile, and it stays deleted.
    if (!texts) throw pollNotFound()
    const endsAt = typeof ends_at === 'number' ? momentOf(ends_at) : null
    await insertPoll(work, now, { kind, articleId, texts, active: true, endsAt })
    return
  }
  const end = ends_at === undefined ? {} : { endsAt: acceptedEnd(row, ends_at, now) }
  await rewritePoll(work, now, { row, change: { ...(texts && { texts }), ...end } })
}
