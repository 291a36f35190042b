import { expect, onTestFinished, test } from 'vitest'
import { jobsThroughKills } from '../killed-jobs/through-kills.ts'
import { testFolder } from '../test-folder.ts'

test('N01 through kill -9 of the server jobs of every kind have their effect once: mails, notifications, payments, copies, counts and what is taken out', async () => {
  const { underWay, caused, breaches } = await jobsThroughKills({
    later: (undo) => onTestFinished(async () => void (await undo())),
    folder: await testFolder(),
    followers: 100,
    size: 8,
    kills: 1,
    kindKills: 0,
    maxKills: 1,
  })

  expect(breaches).toEqual([])
  // The kill was felt: something was under way, and had to be done again.
  expect(Math.max(...underWay.values())).toBeGreaterThan(0)
  expect(Object.entries(caused).filter(([, { length }]) => length === 0)).toEqual([])
}, 1_800_000)
