import { people } from './people.ts'

/** What became of an order after its purchase: 1 confirmed, 2 distributed, 3 refunded. */
type State = 1 | 2 | 3

/** Something that was sold: the place of the item in the store, and to whom. */
export type DemoOrder = { item: number; by: string; daysAgo: number; states: readonly State[] }

const DONE = [1, 2] as const

/** The first ten with a story besides those who may be signed in as. */
const regulars = people.slice(3, 13).map(({ name }) => name)
const bought = [10, 11, 21, 13, 9, 20, 16, 24, 30, 38, 12, 19, 33, 28, 40, 17]

export const orders: readonly DemoOrder[] = [
  { item: 10, by: 'demo', daysAgo: 4, states: [] },
  { item: 11, by: 'demo', daysAgo: 34, states: DONE },
  { item: 6, by: 'demo', daysAgo: 90, states: [1, 3] },
  { item: 38, by: 'demo', daysAgo: 120, states: [2] },
  { item: 8, by: regulars[0] ?? 'demo', daysAgo: 1, states: [] },
  { item: 14, by: regulars[1] ?? 'demo', daysAgo: 2, states: [] },
  { item: 5, by: regulars[2] ?? 'demo', daysAgo: 3, states: [1] },
  { item: 29, by: regulars[3] ?? 'demo', daysAgo: 5, states: [1] },
  ...bought.map((item, index) => ({
    item,
    by: regulars[index % regulars.length] ?? 'demo',
    daysAgo: 8 + index * 6,
    states: DONE,
  })),
]
