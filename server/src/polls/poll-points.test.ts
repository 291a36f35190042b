import { expect, test } from 'vitest'
import { voteInNewsPoll, voteInPoll, voteInPostPoll } from '@loadout/contract/polls/polls.ts'
import { startSite } from '../../test/start-site.ts'
import { DAY, HOUR } from '../platform/clock.ts'

async function siteWithVoter() {
  const site = await startSite()
  const { id } = await site.make.member()
  const credentials = await site.as({ id })
  return {
    ...site,
    credentials,
    paid: async () =>
      (
        await site.db
          .selectFrom('point_entry')
          .select(['task_id', 'points'])
          .where('user_id', '=', id)
          .where('task_id', 'in', [14, 15, 16])
          .orderBy('id')
          .execute()
      ).map(({ task_id, points }) => [task_id, points]),
  }
}

test('POINTS-11 POINTS-29 a vote in a poll of the site pays 500 points, once for each poll', async () => {
  const { call, make, credentials, paid } = await siteWithVoter()
  for (let count = 0; count < 2; count++) {
    const { id: poll_id, options } = await make.poll()
    await call(voteInPoll, { poll_id, option_id: options[0] }, credentials)
  }
  expect(await paid()).toEqual([
    [14, 500],
    [14, 500],
  ])
})

test('POINTS-12 a vote in a poll of news pays within 24 hours after they were published, and not later', async () => {
  const { call, make, clock, credentials, paid } = await siteWithVoter()
  const hours = (count: number) => new Date(clock.now().getTime() - count * HOUR)
  for (const [age, expected] of [
    [23, [[15, 500]]],
    [25, [[15, 500]]],
  ] as const) {
    const { id: poll_id, options } = await make.poll({
      on: await make.news({ publishedAt: hours(age) }),
    })
    expect(await call(voteInNewsPoll, { poll_id, option_id: options[0] }, credentials)).toEqual({
      delta: 1,
    })
    expect(await paid()).toEqual(expected)
  }
})

test('POINTS-11 votes in polls of posts pay once a day', async () => {
  const site = await siteWithVoter()
  const vote = async () => {
    const { id: poll_id, options } = await site.make.poll({
      on: await site.make.post(),
      kind: 'post',
    })
    await site.call(voteInPostPoll, { poll_id, option_id: options[0] }, site.credentials)
  }
  await vote()
  await vote()
  expect(await site.paid()).toEqual([[16, 500]])
  site.clock.advance(DAY)
  await vote()
  expect(await site.paid()).toHaveLength(2)
})
