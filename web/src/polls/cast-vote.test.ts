import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import type { Poll } from '@loadout/contract/polls/polls.ts'
import { serverThatAnswers } from '../../test/answering-server.ts'
import { setApiHost } from '../platform/call/call.ts'
import { changeSession } from '../platform/session/session.ts'
import { castVote } from './cast-vote.ts'
import { pollQuery } from './poll-queries.ts'

const poll = (red: number, blue: number, voted_option_id: number | null): Poll => ({
  id: 7,
  question: 'Who wins?',
  options: [
    { id: 1, name: 'Red', votes: red },
    { id: 2, name: 'Blue', votes: blue },
  ],
  voted_option_id,
  closed: false,
  ends_at: null,
})
const { queryKey } = pollQuery({ kind: 'site' }, 0)

beforeEach(async () => {
  changeSession({ state: 'member', user: { id: 7, token: 'secret' } as OwnUser })
  setApiHost((await serverThatAnswers({ body: '{"delta":1}' })).url)
})
afterEach(() => changeSession({ state: 'visitor' }))

/** A vote for Blue on a page that shows no votes yet. */
async function voteOn(queries: QueryClient, meanwhile?: Poll) {
  queries.setQueryData(queryKey, { poll: poll(0, 0, null) })
  const voting = castVote(queries, { kind: 'site', poll: poll(0, 0, null), optionId: 2 })
  if (meanwhile) queries.setQueryData(queryKey, { poll: meanwhile })
  await voting
  return queries.getQueryData(queryKey)
}

test('POLL-05 an own vote is counted before the poll has been asked for again', async () => {
  expect(await voteOn(new QueryClient())).toEqual({ poll: poll(0, 1, 2) })
})

test('POLL-05 an own vote that the page has heard of already is counted once', async () => {
  expect(await voteOn(new QueryClient(), poll(0, 1, null))).toEqual({ poll: poll(0, 1, 2) })
})
