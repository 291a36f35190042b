import { expect, test } from 'vitest'
import { getPoll, voteInPoll } from '@loadout/contract/polls/polls.ts'
import { editPoll } from '@loadout/contract/polls/staff-polls.ts'
import { inWaves } from '../../test/in-waves.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { keptCounts } from '../counts/kept-counts.ts'

const outcome = (vote: Promise<unknown>) =>
  vote.then(
    () => 'counted',
    ({ code }: { code: string }) => code,
  )

const wrongCounts = async (db: Parameters<(typeof keptCounts)[number]['findWrong']>[0]) =>
  (await Promise.all(keptCounts.map(({ findWrong }) => findWrong(db)))).flat()

test('B03 two hundred votes of one member for one option and another end with one', async () => {
  const { call, make, as, db } = await startSite()
  const { id: poll_id, options } = await make.poll()
  const member = await as(await make.member())
  const outcomes = await inWaves(200, (index) =>
    outcome(call(voteInPoll, { poll_id, option_id: options[index % 2] }, member)),
  )
  expect(outcomes.filter((each) => each === 'counted')).toHaveLength(1)
  expect(outcomes.filter((each) => each === 'already_voted')).toHaveLength(199)
  const { poll } = await call(getPoll, {})
  expect(poll?.options.reduce((sum, { votes }) => sum + votes, 0)).toBe(1)
  expect(
    await db.selectFrom('point_entry').select('points').where('task_id', '=', 14).execute(),
  ).toEqual([{ points: 500 }])
  expect(await wrongCounts(db)).toEqual([])
})

test('B02 a vote that is repeated with its key is answered as it was', async () => {
  const { call, make, as } = await startSite()
  const { id: poll_id, options } = await make.poll()
  const member = { ...(await as(await make.member())), _k: 'a-key-of-this-very-vote' }
  const ballot = { poll_id, option_id: options[0] }
  expect(await call(voteInPoll, ballot, member)).toEqual({ delta: 1 })
  expect(await call(voteInPoll, ballot, member)).toEqual({ delta: 1 })
})

test('C12 B05 whoever votes while staff close the poll is counted or refused, and counts stay right', async () => {
  const { call, make, as, db } = await startSite()
  const { id: poll_id, options } = await make.poll()
  const staff = await as(await make.member(staffWith('canManagePolls')))
  const voters = await times(30, async () => as(await make.member()))
  const [outcomes] = await Promise.all([
    inWaves(30, (index) =>
      outcome(call(voteInPoll, { poll_id, option_id: options[0] }, voters[index])),
    ),
    call(editPoll, { id: poll_id, closed: true }, staff),
  ])
  const counted = outcomes.filter((each) => each === 'counted').length
  expect(outcomes.filter((each) => each === 'poll_closed')).toHaveLength(30 - counted)
  const { poll } = await call(getPoll, {})
  expect([poll?.closed, poll?.options[0]?.votes]).toEqual([true, counted])
  expect(await wrongCounts(db)).toEqual([])
})

test('B04 a count of votes that is off is found and put right', async () => {
  const { make, db } = await startSite()
  const { options } = await make.poll()
  await db.updateTable('poll_option').set({ votes: 7 }).where('id', '=', options[0]).execute()
  expect(await wrongCounts(db)).toEqual([{ thing: `option ${options[0]}`, kept: 7, counted: 0 }])
  for (const { repair } of keptCounts) await db.transaction().execute(repair)
  expect(await wrongCounts(db)).toEqual([])
})
