import { expect, test } from 'vitest'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { postComment } from '@loadout/contract/comments/comments.ts'
import { followMember, unfollowMember } from '@loadout/contract/following/following.ts'
import {
  getOnboarding,
  noteOnboarding,
  ONBOARDING_DAYS,
} from '@loadout/contract/onboarding/onboarding.ts'
import { startSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const onNews = { article_type: 'news' } as const

/** Somebody joins this moment, and asks which steps there are. */
async function join() {
  const site = await startSite()
  const form = { username: 'Tindra', email: 'tindra@mail.example', password: 'correct horse' }
  const member = await site.call(signup, { ...form, country_id: 216 })
  const who = await site.as(member)
  return { ...site, member, who, steps: () => site.call(getOnboarding, {}, who) }
}

test('whoever has just joined is offered all steps, and what they do counts by itself', async () => {
  const { call, make, who, steps } = await join()
  expect(await steps()).toEqual({ open: true, done: [] })

  const other = await make.member()
  const news = await make.news()
  await call(followMember, { user_id: other.id }, who)
  await call(postComment, { ...onNews, id: news.id, message: 'First!' }, who)
  expect(await steps()).toEqual({ open: true, done: ['follow', 'comment'] })

  await call(unfollowMember, { user_id: other.id }, who)
  expect((await steps()).done).toEqual(['comment'])
})

test('what is chosen in the browser is told once, however often it is sent', async () => {
  const { call, db, who, steps } = await join()
  const chosen = { open: true, done: ['games'] }
  expect(await call(noteOnboarding, { what: 'games' }, who)).toEqual(chosen)
  const [first] = await db.selectFrom('onboarding').selectAll().execute()
  await Promise.all([1, 2, 3].map(() => call(noteOnboarding, { what: 'games' }, who)))
  expect(await db.selectFrom('onboarding').selectAll().execute()).toEqual([first])
  expect(await call(noteOnboarding, { what: 'language' }, who)).toEqual({
    open: true,
    done: ['games', 'language'],
  })
  expect(await steps()).toEqual({ open: true, done: ['games', 'language'] })
})

test('the panel stays closed for whoever closes it, and for nobody else', async () => {
  const { call, as, who, steps } = await join()
  const other = await call(signup, {
    username: 'Haldor',
    email: 'haldor@mail.example',
    password: 'correct horse',
    country_id: 216,
  })
  expect((await call(noteOnboarding, { what: 'closed' }, who)).open).toBe(false)
  expect((await steps()).open).toBe(false)
  expect((await call(getOnboarding, {}, await as(other))).open).toBe(true)
})

test('it goes with the last step', async () => {
  const { call, db, make, member, who, steps } = await join()
  await db.updateTable('users').set({ avatar: 'own' }).where('id', '=', member.id).execute()
  for (const what of ['games', 'language'] as const) await call(noteOnboarding, { what }, who)
  await call(followMember, { user_id: (await make.member()).id }, who)
  expect((await steps()).open).toBe(true)
  await call(postComment, { ...onNews, id: (await make.news()).id, message: 'First!' }, who)
  expect(await steps()).toEqual({
    open: false,
    done: ['picture', 'games', 'language', 'follow', 'comment'],
  })
})

test('whoever has been here for a month, or joined before there were steps, is offered none', async () => {
  const { call, make, as, clock, steps } = await join()
  const older = await as(await make.member())
  expect(await call(getOnboarding, {}, older)).toEqual({ open: false, done: [] })
  expect(await call(noteOnboarding, { what: 'games' }, older)).toEqual({ open: false, done: [] })

  clock.advance(ONBOARDING_DAYS * DAY - 1000)
  expect((await steps()).open).toBe(true)
  clock.advance(1000)
  expect((await steps()).open).toBe(false)
})

test('visitors have no steps, and nothing else can be noted', async () => {
  const { call, who, steps } = await join()
  await expect(call(getOnboarding, {})).rejects.toMatchObject({ status: 401 })
  await expect(call(noteOnboarding, { what: 'closed' })).rejects.toMatchObject({ status: 401 })
  await expect(call(noteOnboarding, { what: 'picture' as never }, who)).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
  })
  expect(await steps()).toEqual({ open: true, done: [] })
})
