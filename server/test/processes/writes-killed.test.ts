import { expect, onTestFinished, test } from 'vitest'
import { testFolder } from '../test-folder.ts'
import { writesThroughKills } from '../writes-through-kills.ts'

test('A05 B01 B04 O02 through kill -9 of the server and of PostgreSQL no comment, upvote, account or point that was answered is lost or doubled', async () => {
  const { deeds, breaches } = await writesThroughKills({
    later: (undo) => onTestFinished(async () => void (await undo())),
    folder: await testFolder(),
    kills: 4,
    deedsBetween: 50,
  })

  expect(breaches).toEqual([])
  // The kills were felt: somebody found nobody there.
  expect(deeds.some(({ unanswered }) => unanswered > 0)).toBe(true)
  expect(new Set(deeds.map(({ kind }) => kind))).toEqual(
    new Set(['comment', 'upvote comment', 'upvote news', 'sign up']),
  )
}, 1_800_000)
