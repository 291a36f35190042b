import type { QueryClient } from '@tanstack/react-query'
import type { Poll } from '@loadout/contract/polls/polls.ts'
import { changeAnswers } from '../platform/call/change-answers.ts'
import { pollAnswers, type PollAnswer } from './poll-queries.ts'

/** Changes what the page shows of a poll. */
export const changePoll = (queries: QueryClient, id: number, change: (poll: Poll) => Poll) =>
  changeAnswers<PollAnswer>(queries, pollAnswers, (answer) =>
    answer.poll?.id === id ? { poll: change(answer.poll) } : answer,
  )
