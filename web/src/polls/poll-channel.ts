import type { QueryClient } from '@tanstack/react-query'
import type { EventOf } from '@loadout/contract/platform/channel.ts'
import { pollChannel } from '@loadout/contract/polls/poll-channel.ts'
import type { Poll } from '@loadout/contract/polls/polls.ts'
import { joinChannel, onJoined, subscribe } from '../platform/realtime/realtime.ts'
import { changePoll } from './change-poll.ts'
import { pollAnswers } from './poll-queries.ts'
import { withResults } from './with-results.ts'

type Results = EventOf<(typeof pollChannel)['events'], 'results'>

/**
 * Hears how a poll stands. What was said before, since the page was made or during a break, is
 * asked for (checklist K09).
 */
export function subscribeToPoll(queries: QueryClient, id: number): () => void {
  const stops = [
    subscribe(pollChannel, 'results', (results: Results) => {
      if (results.id === id) changePoll(queries, id, (poll: Poll) => withResults(poll, results))
    }),
    onJoined(pollChannel, () => void queries.invalidateQueries(pollAnswers)),
    joinChannel(pollChannel, id),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
