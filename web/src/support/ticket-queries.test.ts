import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueries } from '../platform/page/state.ts'
import { ticketQuery } from './ticket-queries.ts'

test('SUP-22 K09 what is shown of a conversation is not replaced by its latest messages when the connection is back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answer = vi.fn<() => Promise<object>>(async () => ({ messages: [] }))
  const queries = createQueries(answer)
  queries.mount()
  onTestFinished(() => queries.unmount())
  onTestFinished(new QueryObserver(queries, ticketQuery(7)).subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(60_000)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answer).toHaveBeenCalledTimes(1)
})
