import { expect, onTestFinished, test } from 'vitest'
import { moneyThroughKills } from '../money-through-kills.ts'
import { testFolder } from '../test-folder.ts'

const options = async (kills: number) => ({
  later: (undo: () => Promise<unknown>) => onTestFinished(async () => void (await undo())),
  folder: await testFolder(),
  kills,
  deedsBetween: 60,
})

test('A01 A04 A05 through kill -9 of the server and of PostgreSQL no purchase, refund or change that was answered is lost, doubled or adrift', async () => {
  const { deeds, breaches } = await moneyThroughKills(await options(4), { twin: false })
  expect(breaches).toEqual([])
  // The kills were felt: somebody had to say it more than the once that an answer is lost.
  expect(deeds.some(({ attempts }) => attempts > 2)).toBe(true)
  const done = deeds.filter(({ status }) => status === 200)
  expect(new Set(done.map(({ kind }) => kind))).toEqual(new Set(['purchase', 'refund', 'change']))
}, 240_000)
