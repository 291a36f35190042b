import { expect, test } from 'vitest'
import { growingList } from './growing-list.ts'

const listThings = { method: 'GET', path: '/thing/list' } as never
const page = (count: number) => ({ entries: Array.from({ length: count }, (_, id) => ({ id })) })

test('API-21 a list that grows asks for eleven entries unless the screen says otherwise', () => {
  expect(growingList(listThings, {}).queryKey).toEqual(['/thing/list', { limit: 11 }])
  expect(growingList(listThings, { language_id: 3 } as never, 6).queryKey).toEqual([
    '/thing/list',
    { language_id: 3, limit: 7 },
  ])
})

test.each([
  { came: 0, next: undefined },
  { came: 6, next: undefined },
  { came: 7, next: 12 },
])(
  'API-22 API-23 after $came of seven entries on the second page the next begins at $next',
  ({ came, next }) => {
    const { getNextPageParam } = growingList(listThings, {}, 6)
    const pages = [page(7), page(came)] as never
    expect(
      getNextPageParam(page(came) as never, pages, { offset: 6 }, [{ offset: 0 }, { offset: 6 }]),
    ).toEqual(next === undefined ? undefined : { offset: next })
  },
)
