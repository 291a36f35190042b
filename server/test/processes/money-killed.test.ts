import { expect, onTestFinished, test } from 'vitest'
import { moneyThroughKills } from '../money-through-kills.ts'
import { testFolder } from '../test-folder.ts'

const options = async (kills: number) => ({
  later: (undo: () => Promise<unknown>) => onTestFinished(async () => void (await undo())),
  folder: await testFolder(),
  kills,
  deedsBetween: 60,
  weeks: 2,
})

test('A01 A04 A05 A12 through kill -9 of the server and of PostgreSQL no purchase, refund, change, award or payout is lost, doubled or adrift', async () => {
  const { deeds, breaches, midway } = await moneyThroughKills(await options(3))
  expect(breaches).toEqual([])
  // The kills were felt: somebody found nobody there.
  expect(deeds.some(({ unanswered }) => unanswered > 0)).toBe(true)
  const done = deeds.filter(({ status }) => status === 200)
  expect(new Set(done.map(({ kind }) => kind))).toEqual(
    new Set(['purchase', 'refund', 'change', 'comment', 'follow', 'unfollow']),
  )
  expect(midway).toBeGreaterThan(0)
}, 1_800_000)
