import type { PollKind, voteInPoll } from '@loadout/contract/polls/polls.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import type { LiveResults } from './live-results.ts'
import { countVote, hasOption, insertVote, lockForVote } from './queries.ts'
import { isClosed, pollNotFound } from './read-poll.ts'

type Parts = Pick<Site, 'clock'> & { live: LiveResults }

/**
 * The option is counted last: everybody who chooses it waits for its row, and nobody for more than
 * that (POLL-05, POLL-06, POLL-07).
 */
export function castVote(
  { clock, live }: Parts,
  kind: PollKind,
  { input: { poll_id: id, option_id }, caller, transaction }: CallRequest<typeof voteInPoll>,
): Promise<{ delta: 1 }> {
  if (option_id === undefined) throw ruleBroken('option_missing', 'option_id')
  return transaction(async (work) => {
    const { tx } = work
    const now = clock.now()
    const poll = await lockForVote(tx, { kind, id, now })
    if (!poll) throw pollNotFound()
    if (isClosed(poll, now)) throw ruleBroken('poll_closed')
    if (!(await hasOption(tx, { pollId: id, optionId: option_id })))
      throw ruleBroken('option_missing', 'option_id')
    const isFirst = await insertVote(tx, {
      pollId: id,
      userId: caller.id,
      optionId: option_id,
      now,
    })
    if (!isFirst) throw ruleBroken('already_voted')
    await work.record({
      kind: 'poll voted',
      actorId: caller.id,
      data: { pollId: id, kind, articleId: poll.article_id },
    })
    await countVote(tx, option_id)
    work.afterCommit(() => live.changed(id))
    return { delta: 1 }
  })
}
