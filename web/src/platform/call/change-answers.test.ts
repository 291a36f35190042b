import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeAnswers } from './change-answers.ts'

type Profile = { followers: number }

test('an answer that was asked for before a change and comes after it does not take it back', async () => {
  const queries = new QueryClient()
  const answers: PromiseWithResolvers<Profile>[] = []
  const queryKey = ['/user_profile/get', { user_id: 7 }]
  queries.setQueryData<Profile>(queryKey, { followers: 0 })
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<Profile>()
      answers.push(answer)
      return answer.promise
    },
  })
  onTestFinished(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(answers).toHaveLength(1))

  changeAnswers<Profile>(queries, { queryKey: [queryKey[0]] }, ({ followers }) => ({
    followers: followers + 1,
  }))
  expect(queries.getQueryData(queryKey)).toEqual({ followers: 1 })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.resolve({ followers: 0 })
  await Promise.resolve()
  expect(queries.getQueryData(queryKey)).toEqual({ followers: 1 })
  answers[1]?.resolve({ followers: 2 })
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toEqual({ followers: 2 }))
})

test('nothing is asked for again after a change while nothing is on its way', async () => {
  const queries = new QueryClient()
  const queryKey = ['/user_profile/get', { user_id: 7 }]
  const queryFn = vi.fn<() => Promise<Profile>>(async () => ({ followers: 0 }))
  await queries.prefetchQuery({ queryKey, queryFn })
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity })
  onTestFinished(observer.subscribe(() => undefined))

  changeAnswers<Profile>(queries, { queryKey }, () => ({ followers: 1 }))
  await queries.refetchQueries({ queryKey: ['something else'] })
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(queries.getQueryData(queryKey)).toEqual({ followers: 1 })
})

test('a change makes no answer newer, leaves those alone that it does not concern, and what was to be asked for again still is', async () => {
  const queries = new QueryClient()
  const asked = Date.now() - 20_000
  for (const id of [7, 8])
    queries.setQueryData(['/user_profile/get', { id }], { id, followers: 0 }, { updatedAt: asked })
  await queries.invalidateQueries()

  changeAnswers<Profile & { id: number }>(queries, {}, (profile) =>
    profile.id === 7 ? { ...profile, followers: 1 } : profile,
  )
  const states = [7, 8].map((id) => queries.getQueryState(['/user_profile/get', { id }]))
  expect(states).toMatchObject([
    { data: { followers: 1 }, dataUpdatedAt: asked, isInvalidated: true },
    { data: { followers: 0 }, dataUpdatedAt: asked, isInvalidated: true, dataUpdateCount: 1 },
  ])
})
