import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { holdBack } from '../account-screens.ts'
import { hearsMember } from '../channels.ts'
import type { Seed } from '../site-process.ts'
import { articlePath } from '../addresses.ts'
import { allRequestsSeen } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'

const LAST_WEEK = new Date('2026-11-12T12:00:00Z')

type Session = { id: number; token: string }

/** So many members with points of this week and of the last. */
async function fill(seed: Seed, count: number) {
  for (let number = 1; number <= count; number++) {
    const to = await seed.member({ username: `Member${number}` })
    await seed.points({ to, points: 1_000 - number })
    await seed.points({ to, points: 100 + number, at: LAST_WEEK })
  }
}

/** As somebody who is signed in elsewhere. */
async function follow(page: Page, { id: _u, token: _t }: Session, { id: user_id }: { id: number }) {
  const answer = await page.request.post('/api/user_profile/follow', { form: { _u, _t, user_id } })
  expect(answer.status()).toBe(200)
}

test('RANK-02 RANK-05 RANK-06 RANK-11 API-23 another period begins with its first page, and calls name it', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures('answered 501: GET')
  await fill(seed, 22)
  await visit('/ranking')
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/ranking/top')
      asked.push(`${url.searchParams.get('filter')} ${url.searchParams.get('page')}`)
  })
  const rows = page.getByRole('table', { name: 'Ranking table' }).getByRole('row')
  await expect(page.getByRole('list', { name: 'Top five' }).getByRole('listitem')).toHaveCount(5)
  await expect(rows).toHaveCount(1 + 15)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(1 + 17)
  for (const period of ['Month', 'All time']) {
    await page.getByRole('button', { name: period }).click()
    await expect(page.getByRole('button', { name: period })).toHaveAttribute('aria-pressed', 'true')
    await expect(rows).toHaveCount(1 + 15)
  }
  expect(asked).toEqual(['week 1', 'month 0', 'all 0'])
  // On the way back, too, although more of that one was read before.
  await page.getByRole('button', { name: 'Week' }).click()
  await expect(page.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveCount(1 + 15)
  await page.route(/\/api\/ranking\/top\?/, (route) =>
    route.fulfill({ status: 501, json: { error: 'No.', code: 'no' } }),
  )
  await page.getByRole('button', { name: 'Next page' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('This could not be loaded.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows).toHaveCount(1 + 17)
  await expect(alert).toHaveCount(0)
  await page.getByRole('button', { name: 'All time' }).click()
  await expect(page).toHaveURL('/ranking?period=all')
  await page.reload()
  await isAlive(page)
  await expect(page.getByRole('button', { name: 'All time' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Week' }).click()
  await expect(page).toHaveURL('/ranking')
})

test('RANK-03 RANK-04 a member sees their place, how far the next one is, and those they follow; a visitor has no such switch', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await fill(seed, 6)
  const reader = await seed.member({ username: 'Reader', flags: Flag.VerifiedSymbol })
  await seed.points({ to: reader, points: 500 })
  const friend = await seed.member({ username: 'Friend' })
  await seed.points({ to: friend, points: 100 })
  await follow(page, await seed.session(reader), friend)
  await visit('/ranking')
  const circle = page.getByRole('switch', { name: 'People I follow' })
  await expect(page.getByRole('button', { name: 'Week' })).toBeVisible()
  await expect(circle).toHaveCount(0)

  await signIn(reader)
  await visit('/ranking')
  // Ten of this visit, too.
  const place = page.getByRole('region', { name: 'Your place' })
  await expect(place).toContainText('Place 7 with 510 points')
  await expect(place).toContainText('485 points more and you pass Member6')
  await expect(page.getByRole('row').filter({ hasText: 'Reader' })).toContainText('You')
  await circle.check()
  await expect(page.getByRole('list', { name: 'Top five' }).getByRole('listitem')).toHaveText([
    /Reader/,
    /Friend/,
  ])
  await expect(place).toContainText('Nobody is ahead of you')
  await expect(page).toHaveURL('/ranking?followed=1')
  const bringLists = await holdBack(page, '/ranking/top')
  await page.getByRole('button', { name: 'Month' }).click()
  await circle.uncheck()
  await circle.check()
  await expect(page.getByRole('button', { name: 'Month', pressed: true })).toBeVisible()
  bringLists()
  await expect(page).toHaveURL('/ranking?period=month&followed=1')
  await page.reload()
  await expect(circle).toBeChecked()

  await place.getByRole('link', { name: 'How these points came about' }).click()
  await expect(page).toHaveURL('/points/history')
  const awards = page.getByRole('table', { name: 'How your points came about' }).getByRole('row')
  await expect(awards.nth(1)).toHaveText(/Login.*10 × 100%.*\+10/)
})

test('RANK-14 RANK-15 the top three of last week are closed for good, and those of the next week show again', async ({
  page,
  seed,
  clock,
  visit,
}) => {
  await fill(seed, 4)
  await seed.closedWeeks()
  await visit('/ranking')
  const best = page.getByRole('complementary', { name: 'Last week’s top three' })
  await expect(best.getByRole('listitem')).toHaveText([/Member4/, /Member3/, /Member2/])
  await best.getByRole('button', { name: 'Hide the top three' }).click()
  await expect(best).toHaveCount(0)
  await visit('/ranking')
  await expect(page.getByRole('heading', { level: 1, name: 'Ranking' })).toBeVisible()
  await expect(best).toHaveCount(0)

  await clock.advance(7 * 86_400_000)
  await seed.closedWeeks()
  await visit('/ranking?page=2')
  await expect(best.getByRole('listitem')).toHaveText([/Member1/, /Member2/, /Member3/])
  await best.getByRole('link', { name: 'Whole ranking' }).click()
  await expect(page.getByRole('table', { name: 'Ranking table' }).getByRole('row')).toHaveCount(5)
})

test('RANK-16 nobody asks for the top three before there could be any', async ({ page, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/ranking/top_three_weekly')) asked.push(request.url())
  })
  const open = async () => {
    await visit('/about')
    await page
      .locator('a[href="/ranking"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await expect(page.getByRole('heading', { level: 1, name: 'Ranking' })).toBeVisible()
  }
  await page.clock.setFixedTime(new Date('2018-06-01T12:00:00Z'))
  await open()
  await allRequestsSeen(page)
  expect(asked).toEqual([])
  // A page that is still there would ask, too, when its time jumps.
  await page.goto('about:blank')
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'))
  await open()
  await expect.poll(() => asked.length).toBe(1)
})

test('ADMIN-03 staff read the closed weeks and how the points of a member came about', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await fill(seed, 2)
  await seed.closedWeeks()
  const { canManageMultipliers, canSeeUserProfile } = Permission
  await signIn(
    await seed.member({
      flags: Flag.Admin,
      permissions: canManageMultipliers | canSeeUserProfile,
    }),
  )
  await visit('/admin/weeks')
  const weeks = page.getByRole('table', { name: 'Ranking weeks' }).getByRole('row')
  await expect(weeks.nth(1)).toHaveText(/9 Nov 2026.*2.*0\.00/)
  await page.getByRole('link', { name: 'Users', exact: true }).last().click()
  await page.getByRole('link', { name: 'Member1' }).first().click()
  await page.getByRole('link', { name: 'How these points came about' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How the points of Member1 came about',
  )
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
})

test('RANK-05 a member who is overtaken before the next page comes is listed once, and the others keep their places', async ({
  page,
  seed,
  visit,
}) => {
  await fill(seed, 22)
  await visit('/ranking')
  const rows = page.getByRole('table', { name: 'Ranking table' }).getByRole('row')
  await expect(rows.last()).toContainText('Member20')
  await seed.points({ to: await seed.member({ username: 'Newcomer' }), points: 2_000 })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(1 + 17)
  await expect(rows.filter({ hasText: 'Member20' })).toHaveCount(1)
  await expect(rows.last()).toContainText('Member22')
  await expect(rows.last().getByRole('cell').first()).toHaveText('23')
})

test('RANK-02 API-23 a period that is out of reach leaves the page with its heading and the choice, and can be asked for again', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures('answered 501: GET')
  await fill(seed, 6)
  const refuse = () =>
    page.route(/\/api\/ranking\/(top|stats)\?/, (route) =>
      route.fulfill({ status: 501, json: { error: 'No.', code: 'no' } }),
    )
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  const period = (name: string) => page.getByRole('button', { name, exact: true })
  const rows = page.getByRole('table', { name: 'Ranking table' }).getByRole('row')
  await visit('/ranking')
  await expect(rows).toHaveCount(2)
  await refuse()
  await period('Month').click()
  await expect(retry).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ranking')
  await expect(period('Month')).toHaveAttribute('aria-pressed', 'true')
  await period('Week').click()
  await expect(rows).toHaveCount(2)
  await expect(retry).toHaveCount(0)

  await period('All time').click()
  await expect(retry).toHaveCount(2)
  await page.unrouteAll()
  await retry.first().click()
  await expect(rows).toHaveCount(2)
  await retry.click()
  await expect(page.getByRole('heading', { name: 'News views' })).toBeVisible()
  await expect(retry).toHaveCount(0)

  // Nothing of the page is there yet: it is asked for as a whole.
  await visit('/about')
  await refuse()
  await page.locator('a[href="/ranking"]').first().click()
  await expect(retry).toHaveCount(1)
  await page.unrouteAll()
  await retry.click()
  await expect(rows).toHaveCount(2)
})

test('API-23 more of how points came about that cannot be had says so, and can be asked for again', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures('answered 501: GET')
  const reader = await seed.member()
  for (let award = 1; award <= 60; award++) await seed.points({ to: reader, points: award })
  await signIn(reader)
  const heard = hearsMember(page)
  await visit('/points/history')
  // Whoever hears what they are told asks for what was told before.
  await heard
  await allRequestsSeen(page)
  const awards = page.getByRole('main').getByRole('row')
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(more).toBeVisible()
  const shown = await awards.count()
  await page.route(/\/api\/points\/history\?/, (route) =>
    route.fulfill({ status: 501, json: { error: 'No.', code: 'no' } }),
  )
  await more.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('This could not be loaded.')
  await expect(awards).toHaveCount(shown)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  await expect.poll(() => awards.count()).toBeGreaterThan(shown)
})

test('RANK-12 each list shows five members, and the best ten when they are asked for', async ({
  page,
  seed,
  visit,
}) => {
  for (let number = 1; number <= 11; number++) {
    const author = await seed.member({ username: `Writer${number}` })
    await seed.views(await seed.news({ author }), { views: 20 - number })
  }
  await visit('/ranking')
  const list = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'News views' }) })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  await list.getByRole('button', { name: 'Top ten' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list.getByRole('listitem').last()).toContainText('Writer10')
})

test('RT-04 what a member earns meanwhile is in the history of their points at once', async ({
  page,
  context,
  seed,
  signIn,
  visit,
}) => {
  const news = await seed.news()
  await signIn(await seed.member())
  const joined = hearsMember(page)
  await visit('/points/history')
  await joined
  const awards = page.getByRole('main').getByRole('row')
  await expect(awards.filter({ hasText: 'Login' })).toBeVisible()

  const other = await context.newPage()
  await other.goto(articlePath(news))
  await other.getByRole('textbox', { name: 'Write a comment' }).fill('Well played')
  await other.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(awards.filter({ hasText: /^Comment/ })).toBeVisible()
})
