import { crowd } from './crowd.ts'
import { people, type DemoPerson } from './people.ts'
import { seededRandom } from './seeded-random.ts'

/**
 * Somebody of the demo community, and for how many days they have been there at its first start.
 */
export type Member = DemoPerson & { daysHere: number }

const random = seededRandom('when people joined')

/**
 * All 400, oldest first. Those with a story were there before the first article; the others have
 * come ever since.
 */
export const everybody: readonly Member[] = [
  ...people.map((person, index) => ({ ...person, daysHere: 740 - index * 2 })),
  ...crowd
    .map((person) => ({ ...person, daysHere: 1 + Math.floor(random() * 600) }))
    .toSorted((a, b) => b.daysHere - a.daysHere),
]
