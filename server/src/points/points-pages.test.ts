import { expect, test } from 'vitest'
import { readPage, textOf } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

test('POINTS-42 POINTS-43 POINTS-44 SHELL-33 the page about points says what it always said, what has become of it, and where to begin', async () => {
  const { get } = await startSite()
  const page = await readPage(await get('/points?lang=en'))
  expect(page).toMatchObject({ status: 200, h1: 'Points' })
  const text = textOf(page.main)
  for (const words of [
    '$7000 every week to the top 10,000 users',
    '30+ ways to earn',
    'nothing is paid at present',
  ])
    expect(text).toContain(words)
  for (const href of ['/earnpoints', '/points-info']) expect(page.main).toContain(`href="${href}"`)
})

test('POINTS-03 POINTS-17 POINTS-39 POINTS-40 POINTS-41 how points work is told with the rules and the best of this week and of the last', async () => {
  const { get, make, db, clock } = await startSite()
  const read = async () => readPage(await get('/points-info?lang=en'))
  expect(textOf((await read()).main)).toContain('Nobody has earned points yet this week')

  const [saga, tindra] = [
    await make.member({ username: 'Saga' }),
    await make.member({ username: 'Tindra' }),
  ]
  const lastWeek = new Date(clock.now().getTime() - 7 * DAY)
  await db
    .insertInto('point_entry')
    .values([
      { user_id: saga.id, task_id: 1, points: 1_230, inserted: clock.now() },
      { user_id: tindra.id, task_id: 1, points: 70, inserted: lastWeek },
    ])
    .execute()
  const page = await read()
  expect(page).toMatchObject({ status: 200, h1: 'How points work' })
  const text = textOf(page.main)
  expect(text).toMatch(/This week’s top 10.*Saga.*1,230.*Last week’s top 10.*Tindra.*70/s)
  for (const rule of [
    'Upvote, max 20 per 24 hours +10',
    'Comment, max 10 per day +20',
    'Esportal games, per game +250–500',
  ])
    expect(text).toContain(rule)
  expect(page.main).toContain('href="/user/Saga"')
})
