import { expect, test } from 'vitest'
import { getStaffNews, saveNews } from '@loadout/contract/news/newsroom.ts'
import { getNewsPoll, voteInNewsPoll } from '@loadout/contract/polls/polls.ts'
import { deletePoll, editPoll } from '@loadout/contract/polls/staff-polls.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'

const versions = JSON.stringify([
  { language_id: 0, title: 'The final', content: '<p>Tomorrow.</p>' },
])
const poll = {
  texts: [
    { language_id: 0 as const, question: 'Who wins?', options: ['Red', 'Blue'] },
    { language_id: 3 as const, question: 'Wer gewinnt?', options: ['Rot', 'Blau'] },
  ],
  ends_at: null,
}

async function newsroom() {
  const site = await startSite()
  const staff = await site.as(await site.make.member(staffWith('canPublishNews')))
  const save = (written: unknown, saved: { id?: number; revision?: number } = {}) =>
    site.call(
      saveNews,
      { ...saved, versions, categories: [2], publish: true, poll: JSON.stringify(written) },
      staff,
    )
  return {
    ...site,
    staff,
    save,
    pollOf: async (id: number) => (await site.call(getNewsPoll, { id })).poll,
    written: async (id: number) => (await site.call(getStaffNews, { id }, staff)).poll,
  }
}

test('NEWS-22 AMB-142 whoever publishes news saves their poll with them, changes it and takes it away', async () => {
  const { save, pollOf, written, db } = await newsroom()
  const made = await save(poll)
  expect(await written(made.id)).toEqual(poll)
  expect((await pollOf(made.id))?.question).toBe('Who wins?')

  const changed = { texts: [{ ...poll.texts[0], question: 'Who wins it all?' }], ends_at: null }
  const again = await save(changed, made)
  expect(again.revision).toBe(made.revision + 1)
  expect(await written(made.id)).toEqual(changed)
  expect(await save(changed, again)).toEqual(again)
  await save(null, again)
  expect(await pollOf(made.id)).toBe(null)
  const audit = await db.selectFrom('audit').select(['before', 'after']).orderBy('id').execute()
  expect(audit).toMatchObject([
    { after: { 'question 0': 'Who wins?' } },
    { before: { 'question 0': 'Who wins?' }, after: { 'question 0': 'Who wins it all?' } },
    { before: { 'question 0': 'Who wins it all?' } },
  ])
})

test('NEWS-22 a poll that cannot be kept refuses the whole save', async () => {
  const { save, pollOf, call, make, as, written } = await newsroom()
  const [text] = poll.texts
  await expect(
    save({ texts: [{ ...text, options: ['Red'] }], ends_at: null }),
  ).rejects.toMatchObject({ status: 400, code: 'options_missing', field: 'poll' })

  const made = await save(poll)
  const asked = await pollOf(made.id)
  const ballot = { poll_id: asked?.id ?? 0, option_id: asked?.options[0]?.id ?? 0 }
  await call(voteInNewsPoll, ballot, await as(await make.member()))
  await expect(
    save({ texts: [{ ...text, options: ['Red', 'Blue', 'Green'] }], ends_at: null }, made),
  ).rejects.toMatchObject({ status: 400, code: 'poll_has_votes', field: 'poll' })
  expect(await written(made.id)).toEqual(poll)
})

test('NEWS-22 what is saved without naming the poll leaves it as it is', async () => {
  const { save, call, staff, written } = await newsroom()
  const made = await save(poll)
  await call(saveNews, { ...made, versions, pinned: true }, staff)
  expect(await written(made.id)).toEqual(poll)
})

test('NEWS-22 ADMIN-15 the words of a poll that was closed by hand are put right with its news', async () => {
  const { call, save, pollOf, written, make, as, clock } = await newsroom()
  const made = await save(poll)
  const { id = 0 } = (await pollOf(made.id)) ?? {}
  clock.advance(1_400)
  await call(
    editPoll,
    { id, closed: true },
    await as(await make.member(staffWith('canManagePolls'))),
  )
  clock.advance(60_000)

  const ended = await written(made.id)
  const [first] = poll.texts
  const righted = { texts: [{ ...first, question: 'Who won?' }], ends_at: ended?.ends_at }
  const again = await save(righted, made)
  expect(await written(made.id)).toEqual(righted)
  expect((await pollOf(made.id))?.closed).toBe(true)
  await expect(
    save({ ...righted, ends_at: (ended?.ends_at ?? 0) - 1 }, again),
  ).rejects.toMatchObject({ status: 400, code: 'poll_end_past', field: 'poll' })
})

test('NEWS-22 ADMIN-15 a poll that somebody closed while its news were edited stays closed', async () => {
  const { call, save, pollOf, make, as } = await newsroom()
  const made = await save(poll)
  const { id = 0 } = (await pollOf(made.id)) ?? {}
  const colleague = await as(await make.member(staffWith('canManagePolls')))
  await call(editPoll, { id, closed: true }, colleague)
  const [first] = poll.texts
  await save({ texts: [{ ...first, question: 'Who won?' }] }, made)
  expect(await pollOf(made.id)).toMatchObject({ question: 'Who won?', closed: true })
})

test('NEWS-22 ADMIN-15 whoever changes the end of a poll alone leaves what a colleague has reworded or deleted meanwhile', async () => {
  const { call, save, pollOf, written, make, as, clock } = await newsroom()
  const made = await save(poll)
  const { id = 0 } = (await pollOf(made.id)) ?? {}
  const colleague = await as(await make.member(staffWith('canManagePolls')))
  await call(editPoll, { id, question: 'Who wins it all?' }, colleague)
  const ends_at = Math.floor(clock.now().getTime() / 1_000) + 3_600
  const again = await save({ ends_at }, made)
  const [first, ...others] = poll.texts
  const reworded = { ...first, question: 'Who wins it all?' }
  expect(await written(made.id)).toEqual({ texts: [reworded, ...others], ends_at })

  await call(deletePoll, { id }, colleague)
  await expect(save({ ends_at: ends_at + 60 }, again)).rejects.toMatchObject({
    status: 404,
    code: 'poll_not_found',
  })
  expect(await pollOf(made.id)).toBe(null)
})
