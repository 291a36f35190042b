import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import {
  countCalls,
  holdBack,
  holdBackPart,
  keepsNothing,
  keptCredentials,
  loginForm,
  memberBar,
} from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { hasJoined, hearsMember } from '../channels.ts'
import { allRequestsSeen } from '../screens.ts'
import { expect, isAlive, test, visitIn } from '../site.ts'

const everythingKept = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))

test('SHELL-06 SHELL-07 SHELL-08 SHELL-09 ACC-04 ACC-06 while it is found out who looks at the page, the top bar says so and offers nobody to sign in; then a member sees points, LD$ and the bell, after one call', async ({
  page,
  seed,
  signIn,
}) => {
  await signIn(await seed.member({ username: 'Tindra', points: 1234, dollars: 12345 }))
  const answer = await holdBack(page, '/user/auth')
  const auth = countCalls(page, '/user/auth')
  const list = countCalls(page, '/notifications/list')
  // However slow this machine is, for the page it is a moment until it hears its member.
  await page.addInitScript(() => {
    performance.now = () => 0
  })
  const heard = hearsMember(page)
  await page.goto('/about')
  const words = page.getByRole('banner').getByText('Authenticating')
  await expect(words).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  // On a phone, too, they are not cut off.
  const desktop = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize(desktop)
  answer()
  const bar = memberBar(page)
  await expect(bar.menu).toBeVisible()
  await expect(page.getByText('Authenticating')).toHaveCount(0)
  await expect(bar.bell).toHaveAttribute('aria-haspopup', 'dialog')
  // Coming here is worth ten (POINTS-01).
  await expect(bar.wallet.getByRole('button', { name: '1,244 points' })).toBeVisible()
  await expect(bar.wallet.getByRole('link', { name: 'LD$ 123.45' })).toHaveAttribute(
    'href',
    '/wallet',
  )
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/')
  await heard
  await allRequestsSeen(page)
  expect([auth.length, list.length]).toEqual([1, 0])
})

/** Whoever is heard within a second of the answer has missed nothing: a clock that can pass it. */
const watchClock = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    const clock = globalThis as { ahead?: number }
    performance.now = () => now() + (clock.ahead ?? 0)
  })
const passASecond = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { ahead: 1_000 }))

test('RT-03 RT-08 K09 what a member is told after they are known and before they hear their channel is shown as soon as they do', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  const tindra = await seed.member({ username: 'Tindra' })
  await signIn(tindra)
  await watchClock(page)
  const hear = await holdBack(page, '/user/pusher/auth')
  const bar = memberBar(page)
  await visit('/about')
  await expect(bar.wallet.getByRole('link', { name: 'LD$ 0.00' })).toBeVisible()
  await expect(bar.bell).toHaveAccessibleName('Notifications')
  await seed.dollars(tindra, 500)
  await seed.notification({ to: tindra, message: 'Welcome' })
  await passASecond(page)
  hear()
  await expect(bar.wallet.getByRole('link', { name: 'LD$ 5.00' })).toBeVisible()
  await expect(bar.bell).toHaveAccessibleName('Notifications, 1 new')
})

test('RT-08 K09 what a member is told before their part of the top bar has arrived is shown in it', async ({
  page,
  seed,
  signIn,
}) => {
  const tindra = await seed.member({ username: 'Tindra' })
  await signIn(tindra)
  await watchClock(page)
  const showBar = await holdBackPart(page, 'MemberBar')
  const joined = hasJoined(page, 'private-user-')
  const told = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('add-ld-dollars')) resolve()
      }),
    )
  })
  const auth = countCalls(page, '/user/auth')
  await page.goto('/about')
  await joined
  await seed.dollars(tindra, 500)
  await told
  await passASecond(page)
  showBar()
  await expect(memberBar(page).wallet.getByRole('link', { name: 'LD$ 5.00' })).toBeVisible()
  expect(auth).toHaveLength(2)
})

test('SHELL-11 ACC-07 ACC-08 credentials that are nobody’s are forgotten, and the way in is shown', async ({
  page,
  context,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures('answered 401')
  const tindra = await seed.member()
  await signIn({ id: tindra.id })
  await page.evaluate(() => localStorage.setItem('loadout:user-token', 'nobodys'))
  await context.clearCookies({ name: 'user-token' })
  await visit('/about')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(memberBar(page).bell).toHaveCount(0)
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)
})

test('ACC-05 a server that does not answer is asked until it does', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures('answered 503')
  await signIn(await seed.member({ username: 'Tindra' }))
  await page.clock.install()
  let failures = 0
  await page.route('**/api/user/auth*', (route) =>
    ++failures <= 12
      ? route.fulfill({ status: 503, json: { error: 'x', code: 'unavailable' } })
      : route.fallback(),
  )
  // Asking before time jumps: what a page is still fetching would count as late.
  await visit('/about')
  await expect.poll(() => failures).toBeGreaterThan(0)
  await expect(async () => {
    await page.clock.fastForward(60_000)
    expect(failures).toBeGreaterThan(12)
  }).toPass()
  await expect(memberBar(page).menu).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('SHELL-10 SHELL-24 SHELL-17 SHELL-18 SHELL-19 SHELL-20 SHELL-21 SHELL-23 the picture opens the menu of a member without any flag, which can be used with keys alone', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await signIn(await seed.member({ username: 'Tindra', dollars: 150 }))
  await visit('/about')
  const { menu } = memberBar(page)
  await menu.click()
  const dialog = page.getByRole('dialog', { name: 'Your menu, Tindra' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  for (const [name, href] of [
    ['Profile', '/user/Tindra'],
    [/^Wallet LD\$ 1\.50$/, '/wallet'],
    ['Post on your page', '/posts/new'],
    ['Settings', '/settings'],
    ['Contact us', '/support/tickets'],
  ] as const) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await expectAccessible(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: 'Settings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings')
  await expect(dialog).toHaveCount(0)
})

test('SHELL-14 the navigation leads admins to administration, and nobody else', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  for (const { flags, sees } of [
    { flags: 0, sees: 0 },
    { flags: 2, sees: 0 },
    { flags: 4, sees: 1 },
  ]) {
    await signIn(await seed.member({ flags }))
    await visit('/about')
    await expect(memberBar(page).menu).toBeVisible()
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer.getByRole('link', { name: 'Giveaway' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Admin' })).toHaveCount(sees)
    if (sees)
      await expect(drawer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
    await expect(drawer.getByRole('link', { name: 'Join' })).toHaveCount(0)
    await drawer.getByRole('button', { name: 'Close navigation' }).click()
    await memberBar(page).menu.click()
    const own = page.getByRole('dialog', { name: /^Your menu/ })
    await expect(own).toBeVisible()
    await expect(own.getByRole('link', { name: 'Admin' })).toHaveCount(sees)
  }
})

test('SHELL-22 ACC-19 M09 signing out forgets everything, loads the front page anew and ends the session', async ({
  page,
  context,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures('answered 401')
  await signIn(await seed.member({ username: 'Tindra' }))
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('user-'))
  await visit(articlePath(await seed.news()))
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Half a thought')
  expect(await everythingKept(page)).toContain('Half a thought')
  await memberBar(page).menu.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page
    .getByRole('dialog', { name: 'Sign out without saving?' })
    .getByRole('button', { name: 'Keep writing' })
    .click()
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Half a thought')
  await visit('/about')
  await page.evaluate(() => Object.assign(window, { sameVisit: true }))
  await memberBar(page).menu.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(false)
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)
  expect(await everythingKept(page)).not.toContain('Half a thought')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(memberBar(page).menu).toHaveCount(0)

  // The token that was kept is nobody's any more, once the site has heard of it.
  await expect(async () => {
    await context.addCookies(cookies)
    const asked = page.waitForResponse(/\/api\/user\/auth\?/)
    await visit('/about')
    expect((await asked).status()).toBe(401)
  }).toPass()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)
})

test('AMB-07 a page that a visitor has open is theirs who signs in in another tab, and nobody’s once they sign out there', async ({
  page,
  context,
  seed,
  visit,
  expected,
}) => {
  // A page that is joining its channel when its session ends is told so.
  expected.possibly('/api/user/pusher/auth', '/api/user/auth')
  const password = 'correct horse battery'
  await seed.member({ username: 'Tindra', password })
  await visit('/about')
  const other = await context.newPage()
  await visitIn(other, '/login')
  const form = loginForm(other)
  await form.username.fill('Tindra')
  await form.password.fill(password)
  await form.submit.click()
  await expect(memberBar(page).menu).toBeVisible()
  await expect(page).toHaveURL('/about')

  await isAlive(page)
  await memberBar(other).menu.click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL('/about')
})

test('ACC-19 M09 AMB-07 a page that the browser has kept is theirs who have signed in since, and shows nothing of theirs once they have signed out', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  // The page that is left may ask for its channel once more, and whose session it has then.
  expected.possibly('/api/user/pusher/auth', '/api/user/auth')
  const showKept = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const live = hasJoined(page, '')
  await visit('/about')
  await live
  const session = await seed.session(await seed.member({ username: 'Tindra' }))
  await page.evaluate(({ id, token }) => {
    document.cookie = `user-id=${id}; path=/`
    document.cookie = `user-token=${token}; path=/`
  }, session)
  await showKept()
  await expect(memberBar(page).menu).toBeVisible()

  const heard = hearsMember(page)
  await visit('/settings')
  await heard
  const address = page.getByRole('textbox', { name: 'E-mail' })
  await expect(address).toBeVisible()
  // Whoever stays here while the front page does not come is where going back would lead: this
  // browser keeps no pages by itself.
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ status: 204 }),
  )
  await memberBar(page).menu.click()
  const left = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await left
  await expect(address).toBeVisible()
  await showKept()
  await expect(address).toHaveCount(0)
  await expect(memberBar(page).menu).toHaveCount(0)
})

test('SHELL-10 the top bar of a member speaks their language and is accessible', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await signIn(await seed.member({ username: 'Tindra', points: 1234567, dollars: 12345678 }))
  await visit('/about?lang=de')
  await expect(page.getByRole('navigation', { name: 'Dein Guthaben' })).toContainText('1.234.577')
  await visit('/about?lang=ru')
  await expect(page.getByRole('banner').getByRole('button', { name: /Tindra/ })).toBeVisible()
  await expectAccessible(page)
})
