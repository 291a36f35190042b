import type { QueryClient } from '@tanstack/react-query'
import {
  voteInNewsPoll,
  voteInPoll,
  voteInPostPoll,
  type Poll,
  type PollKind,
} from '@loadout/contract/polls/polls.ts'
import { call } from '../platform/call/call.ts'
import { CallError } from '../platform/call/call-error.ts'
import { loadTexts } from '../platform/language/catalogues.ts'
import { showFailure } from '../platform/layer/failures.ts'
import { openModal } from '../platform/layer/modals.ts'
import { knownMember } from '../platform/session/session.ts'
import { changePoll } from './change-poll.ts'
import { pollAnswers } from './poll-queries.ts'
import { withVote } from './with-results.ts'

const calls = { site: voteInPoll, news: voteInNewsPoll, post: voteInPostPoll } as const

const loadQuestion = () =>
  import('../shell/SignInDialog.tsx').then(({ SignInDialog }) => SignInDialog)

type Vote = { kind: PollKind; poll: Poll; optionId: number | undefined }

/**
 * Shows what came of it, and how the poll stands: a refusal may mean that it is not what the page
 * shows. A visitor is asked to sign in (POLL-14).
 */
export async function castVote(
  queries: QueryClient,
  { kind, poll, optionId }: Vote,
): Promise<void> {
  await loadTexts('polls')
  if (!(await knownMember())) {
    openModal(loadQuestion, { title: 'poll.sign_in', hint: 'poll.sign_in_hint' })
    return
  }
  try {
    const input = { poll_id: poll.id, ...(optionId !== undefined && { option_id: optionId }) }
    const { delta } = await call(calls[kind], input, { quiet: true })
    if (optionId !== undefined)
      changePoll(queries, poll.id, (now) => withVote(now, { seen: poll, optionId, delta }))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    showFailure(error)
  }
  await queries.invalidateQueries(pollAnswers)
}
