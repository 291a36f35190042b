import type { EventOf } from '@loadout/contract/platform/channel.ts'
import type { pollChannel } from '@loadout/contract/polls/poll-channel.ts'
import type { Poll } from '@loadout/contract/polls/polls.ts'

type Results = EventOf<(typeof pollChannel)['events'], 'results'>

const sum = (options: readonly { votes: number }[]) =>
  options.reduce((total, { votes }) => total + votes, 0)

/**
 * A poll as it stands now. Two processes may tell of it in the wrong order: votes become more, so
 * fewer are from before.
 */
export function withResults(poll: Poll, { closed, options }: Results): Poll {
  if (sum(options) < sum(poll.options)) return poll
  const votes = new Map(options.map((option) => [option.id, option.votes]))
  return {
    ...poll,
    closed,
    options: poll.options.map((option) => ({
      ...option,
      votes: votes.get(option.id) ?? option.votes,
    })),
  }
}

type OwnVote = { seen: Poll; optionId: number; delta: number }

/**
 * A poll with one's own vote, which what has been heard of it since it was `seen` has already, or
 * what is heard next.
 */
export const withVote = (poll: Poll, { seen, optionId, delta }: OwnVote): Poll => ({
  ...poll,
  voted_option_id: optionId,
  options:
    sum(poll.options) === sum(seen.options)
      ? poll.options.map((option) =>
          option.id === optionId ? { ...option, votes: option.votes + delta } : option,
        )
      : poll.options,
})
