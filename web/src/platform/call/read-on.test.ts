import { infiniteQueryOptions, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteAccess, refetchReaderQueries } from './query.ts'
import { readOn } from './read-on.ts'

/** A list of three pages, of which one is shown; each answer says whom it is for. */
function shownList() {
  const queries = new QueryClient()
  const asked: { offset: number; answer: () => void }[] = []
  let reader = 'visitor'
  const options = infiniteQueryOptions({
    queryKey: [noteAccess({ path: '/thing/list', access: 'reader' })],
    staleTime: Infinity,
    queryFn: ({ pageParam: offset }) => {
      const coming = Promise.withResolvers<{ reader: string }>()
      const answered = { reader }
      asked.push({ offset, answer: () => coming.resolve(answered) })
      return coming.promise
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length < 3 ? pages.length * 10 : undefined),
  })
  queries.setQueryData(options.queryKey, { pages: [{ reader }], pageParams: [0] })
  const list = new InfiniteQueryObserver(queries, options)
  onTestFinished(list.subscribe(() => undefined))
  const signIn = () => {
    reader = 'member'
    refetchReaderQueries(queries)
  }
  const press = () => readOn(1, (how) => list.fetchNextPage(how))
  const answer = async (offset: number) => {
    await vi.waitFor(() => expect(asked.at(-1)?.offset).toBe(offset))
    asked.at(-1)?.answer()
  }
  const readers = () => queries.getQueryData(options.queryKey)?.pages.map((page) => page.reader)
  return { signIn, press, answer, readers }
}

const WHOLE = ['member', 'member']

test('API-22 a list that somebody reads on in while they are found to be signed in has its next page, and all is theirs', async () => {
  const { signIn, press, answer, readers } = shownList()
  const reading = press()
  signIn()
  await answer(0)
  await answer(10)
  await reading
  expect(readers()).toEqual(WHOLE)
})

test('API-22 a list that is being asked for again for a member is read on in when it has come', async () => {
  const { signIn, press, answer, readers } = shownList()
  signIn()
  const reading = press()
  await answer(0)
  await answer(10)
  await reading
  expect(readers()).toEqual(WHOLE)
})
