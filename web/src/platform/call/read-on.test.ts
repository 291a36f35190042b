import { infiniteQueryOptions, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeAnswers } from './change-answers.ts'
import { noteAccess, refetchReaderQueries } from './query.ts'
import { readOn } from './read-on.ts'

type Page = { reader: string; isChanged?: true }
type Loaded = { pages: Page[]; pageParams: number[] }

/** A list of four pages, of which the second is shown; each answer says whom it is for. */
function shownList() {
  const queries = new QueryClient()
  const asked: { offset: number; answer: () => void }[] = []
  let reader = 'visitor'
  const options = infiniteQueryOptions({
    queryKey: [noteAccess({ path: '/thing/list', access: 'reader' })],
    staleTime: Infinity,
    queryFn: ({ pageParam: offset, signal }) => {
      const coming = Promise.withResolvers<Page>()
      const answered = { reader }
      asked.push({ offset, answer: () => coming.resolve(answered) })
      // As a call does (SHELL-32).
      signal.addEventListener('abort', () => coming.reject(new Error('left')))
      return coming.promise
    },
    initialPageParam: 0,
    getNextPageParam: (_, _pages, last) => (last < 20 ? last + 10 : undefined),
    getPreviousPageParam: (_, _pages, first) => (first > -10 ? first - 10 : undefined),
  })
  queries.setQueryData(options.queryKey, { pages: [{ reader }], pageParams: [0] })
  const list = new InfiniteQueryObserver(queries, options)
  const leave = list.subscribe(() => undefined)
  onTestFinished(leave)
  const signIn = () => {
    reader = 'member'
    refetchReaderQueries(queries)
  }
  const press = () => readOn(queries, options.queryKey, (how) => list.fetchNextPage(how))
  const pressUpwards = () =>
    readOn(queries, options.queryKey, (how) => list.fetchPreviousPage(how), 'previous')
  const answer = async (offset: number) => {
    await vi.waitFor(() => expect(asked.at(-1)?.offset).toBe(offset))
    asked.at(-1)?.answer()
  }
  const readers = () => queries.getQueryData(options.queryKey)?.pages.map((page) => page.reader)
  const change = () =>
    changeAnswers<Loaded>(queries, {}, ({ pages, pageParams }) => ({
      pages: pages.map((page) => ({ ...page, isChanged: true as const })),
      pageParams,
    }))
  return {
    asked,
    signIn,
    press,
    pressUpwards,
    answer,
    readers,
    leave,
    change,
    offsets: () => queries.getQueryData(options.queryKey)?.pageParams,
    shown: () => queries.getQueryData(options.queryKey)?.pages,
  }
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

test.each(['press', 'pressUpwards'] as const)(
  'AMB-96 a list in which newer and older ones are wanted at once has both, %s first',
  async (first) => {
    const { press, pressUpwards, answer, offsets } = shownList()
    const reading = first === 'press' ? [press(), pressUpwards()] : [pressUpwards(), press()]
    const order = first === 'press' ? [10, -10] : [-10, 10]
    for (const offset of order) await answer(offset)
    await Promise.all(reading)
    expect(offsets()).toEqual([-10, 0, 10])
  },
)

test('SHELL-32 whoever leaves a list while its next page is on its way has nothing asked for any more', async () => {
  const { asked, press, leave } = shownList()
  const reading = press()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  leave()
  await reading
  expect(asked).toHaveLength(1)
})

test('VOTE-02 what is changed again and again while the next page is on its way stays, nothing that is shown is asked for again, and the page comes', async () => {
  const { asked, press, answer, change, shown } = shownList()
  const reading = press()
  for (let attempt = 1; attempt <= 3; attempt++) {
    await vi.waitFor(() => expect(asked).toHaveLength(attempt))
    change()
  }
  await vi.waitFor(() => expect(asked).toHaveLength(4))
  await answer(10)
  await reading
  expect(asked.map(({ offset }) => offset)).toEqual([10, 10, 10, 10])
  expect(shown()).toEqual([{ reader: 'visitor', isChanged: true }, { reader: 'visitor' }])
})
