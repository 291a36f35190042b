import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import { shareSite } from '../../test/start-site.ts'
import { pay } from './award.ts'

const site = shareSite(async () => undefined)

/** What the documents promise, whether there is a way yet to come by it or not. */
test.each<{ ids: string; task: TaskKey; points: number; number: number }>([
  { ids: 'POINTS-33', task: 'receive_comment', points: 30, number: 3 },
  { ids: 'POINTS-35', task: 'receive_star', points: 1_000, number: 10 },
  { ids: 'POINTS-35', task: 'first_post', points: 1_000, number: 7 },
  { ids: 'POINTS-35', task: 'post_visits_500', points: 1_000, number: 9 },
  { ids: 'POINTS-34', task: 'ten_upvotes', points: 50, number: 6 },
  { ids: 'POINTS-31', task: 'comment', points: 30, number: 1 },
  { ids: 'POINTS-32', task: 'upvote', points: 30, number: 2 },
  { ids: 'POINTS-04', task: 'profile_picture', points: 30, number: 4 },
])('$ids $task gives a member $points points', async ({ task, points, number }) => {
  const { site: parts, make, as, call, db } = site()
  const { id: userId } = await make.member()
  const paid = await parts.transaction(({ tx }) =>
    pay({ tx }, parts.clock, [{ userId, task, subject: 'a thing' }]),
  )
  expect(paid).toEqual([{ userId, taskId: number, points, gained: points }])
  expect((await call(getAuth, {}, await as({ id: userId }))).points).toBe(points + LOGIN)
  expect(
    await db
      .selectFrom('point_entry')
      .select(['task_id', 'points'])
      .where('user_id', '=', userId)
      .where('task_id', '=', number)
      .execute(),
  ).toEqual([{ task_id: number, points }])
})

/** Of the visit that asks. */
const LOGIN = 10
