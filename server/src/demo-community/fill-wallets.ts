import { people } from '@loadout/demo/people.ts'
import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { bookDollars, type Booking } from '../wallet/book-dollars.ts'
import { personNamed, type Ids } from './insert-people.ts'
import { DAY } from '../platform/clock.ts'

const WEEK = 7 * DAY
/** Weeks that were paid while LD$ could be earned: from so many weeks ago to so many. */
const [FIRST, LAST] = [52, 27]
/** What the first three places were paid; all others among the best got as much as the fourth. */
const PAID = [10_000, 7_500, 5_000]
const OTHERS = 2_500
const STARS = 2_500

/** Everybody with a story has been among the best, each week at another place. */
export async function earnInWeeks(work: Work, ids: Ids, now: Date): Promise<void> {
  const members = people.map(({ name }) => personNamed(ids, name).id)
  for (let week = FIRST; week >= LAST; week--) {
    const clock = { now: () => new Date(now.getTime() - week * WEEK) }
    const bookings = members.map((userId, index): Booking => {
      const rank = ((index * 7 + week * 5) % members.length) + 1
      return {
        userId,
        dollars: PAID[rank - 1] ?? OTHERS,
        type: BalanceType.WeeklyRank,
        cause: `demo week ${week} member ${userId}`,
        data: { rank },
      }
    })
    await bookDollars(work, clock, bookings)
  }
  await earnByStars(work, ids, now)
}

/** Before the store came, every fifth star was paid (AMB-14). */
async function earnByStars(work: Work, ids: Ids, now: Date): Promise<void> {
  for (const [index, { name }] of people.slice(0, 12).entries()) {
    const userId = personNamed(ids, name).id
    const clock = { now: () => new Date(now.getTime() - (180 - index) * DAY) }
    await bookDollars(work, clock, [
      {
        userId,
        dollars: STARS,
        type: BalanceType.Stars,
        cause: `demo stars member ${userId}`,
        data: { count: 5 },
      },
    ])
  }
}

/** Whoever signs in to try the site can afford some things and others not. */
export async function settleBalance(work: Work, ids: Ids, now: Date): Promise<void> {
  const { id: userId } = personNamed(ids, 'demo')
  const { dollars } = await work.tx
    .selectFrom('users')
    .select('dollars')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const clock = { now: () => new Date(now.getTime() - DAY) }
  await bookDollars(work, clock, [
    {
      userId,
      dollars: 6_450 - dollars,
      type: BalanceType.Admin,
      cause: `demo balance member ${userId}`,
      data: { note: 'Correction after ticket 2081' },
    },
  ])
}
