import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import {
  countCalls,
  holdBack,
  keepsNothing,
  keptCredentials,
  loginForm,
  memberBar,
  requestsFor,
  signupForm,
} from '../account-screens.ts'
import { testOverHttps } from '../over-https.ts'
import { allRequestsSeen } from '../screens.ts'
import { expect, isAlive, test, visitIn } from '../site.ts'

const password = 'kettle-and-tea'
const refused = 'answered 400: POST'

test('ACC-10 ACC-12 SHELL-11 the way in asks for name and password, stays signed in unless told otherwise, knows the other ways, and is gone through with the keys', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle('Sign in · Loadout')
  const form = loginForm(page)
  await expect(form.username).toHaveAttribute('maxlength', '25')
  await expect(form.username).toHaveAttribute('autocomplete', 'username')
  await expect(form.password).toHaveAttribute('maxlength', '60')
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
  await expect(form.password).toHaveAttribute('type', 'password')
  await expect(form.remember).toBeChecked()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup',
  )
  await expect(main.getByRole('link', { name: 'Send it again' })).toHaveAttribute(
    'href',
    '/resend_email_verification',
  )

  await form.username.focus()
  for (const next of [
    form.password,
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('link', { name: 'Forgot password?' }),
    form.remember,
    form.submit,
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await form.password.fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(form.password).toHaveAttribute('type', 'password')
  await expect(form.password).toHaveValue(password)

  await main.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot_password')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('New password')
})

test('ACC-03 ACC-14 ACC-15 ACC-16 ACC-17 SHELL-07 D12 a name with spaces around it signs in by Enter, once however often one asks, arrives at the front page without loading it anew, and is kept in cookies and storage and known on the next visit', async ({
  page,
  context,
  seed,
  visit,
}) => {
  await seed.member({ username: 'Tindra', password })
  const calls = countCalls(page, '/user/login')
  const answer = await holdBack(page, '/user/login')
  await visit('/login')
  await page.evaluate(() => Object.assign(window, { sameVisit: true }))
  const form = loginForm(page)
  await form.username.fill('  tindra ')
  await form.password.fill(password)
  await form.password.press('Enter')
  await form.submit.dblclick()
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  await form.password.press('Enter')
  answer()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Your menu, Tindra' })).toBeVisible()
  await expect(memberBar(page).bell).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toHaveCount(0)
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true)
  expect(calls).toHaveLength(1)

  expect(await keptCredentials(page, context)).toEqual({
    cookies: ['user-id', 'user-token'],
    local: ['loadout:user-id', 'loadout:user-token'],
    tab: [],
  })
  const kept = await context.cookies()
  expect(
    kept
      .filter(({ name }) => name.startsWith('user-'))
      .map(({ sameSite, path, secure, expires }) => [
        sameSite,
        path,
        secure,
        expires > Date.now() / 1000,
      ]),
  ).toEqual([
    ['Lax', '/', false, true],
    ['Lax', '/', false, true],
  ])

  const later = await context.newPage()
  await later.goto('/about')
  await expect(memberBar(later).menu).toBeVisible()
})

test('ACC-17 D12 who does not stay signed in is known to this tab alone, also after a reload', async ({
  page,
  context,
  seed,
  visit,
}) => {
  await seed.member({ username: 'Tindra', password })
  await visit('/login')
  const form = loginForm(page)
  await form.remember.uncheck()
  await form.username.fill('Tindra')
  await form.password.fill(password)
  await form.submit.click()
  await expect(memberBar(page).menu).toBeVisible()
  expect(await keptCredentials(page, context)).toEqual({
    cookies: [],
    local: [],
    tab: ['loadout:user-id', 'loadout:user-token'],
  })
  await visit('/about')
  await expect(memberBar(page).menu).toBeVisible()
  expect(await keptCredentials(page, context)).toEqual({
    cookies: [],
    local: [],
    tab: ['loadout:user-id', 'loadout:user-token'],
  })

  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

testOverHttps(
  'ACC-17 D12 over https all that is kept of who stays signed in goes over https alone, and of who does not nothing is kept',
  async ({ page, context, seed, visit, newcomer }) => {
    await seed.member({ username: 'Tindra', password })
    await visit('/login')
    const staying = loginForm(page)
    await staying.username.fill('Tindra')
    await staying.password.fill(password)
    await staying.submit.click()
    await expect(memberBar(page).menu).toBeVisible()
    const flagsOf = (cookies: Awaited<ReturnType<typeof context.cookies>>) =>
      cookies
        .filter(({ name }) => !name.endsWith('language'))
        .map(({ name, secure, httpOnly, sameSite, path, expires }) => ({
          name,
          flags: [sameSite, path, ...(secure ? ['Secure'] : []), ...(httpOnly ? ['HttpOnly'] : [])],
          staysForMonths: expires > Date.now() / 1_000 + 60 * 86_400,
        }))
    const device = {
      name: 'device',
      flags: ['Lax', '/', 'Secure', 'HttpOnly'],
      staysForMonths: true,
    }
    const ofScript = { flags: ['Lax', '/', 'Secure'], staysForMonths: true }
    expect(flagsOf(await context.cookies())).toEqual([
      device,
      { name: 'user-id', ...ofScript },
      { name: 'user-token', ...ofScript },
    ])

    const passing = await newcomer({ ignoreHTTPSErrors: true })
    await visitIn(passing, '/login?lang=en')
    const form = loginForm(passing)
    await form.username.fill('Tindra')
    await form.password.fill(password)
    await form.remember.uncheck()
    await form.submit.click()
    await expect(memberBar(passing).menu).toBeVisible()
    expect(await keptCredentials(passing, passing.context())).toEqual({
      cookies: [],
      local: [],
      tab: ['loadout:user-id', 'loadout:user-token'],
    })
    const others = await passing.context().cookies()
    expect(flagsOf(others)).toEqual([device])
    expect(others.filter(({ secure }) => !secure)).toEqual([])
  },
)

test('ACC-16 whoever is signed in already is sent on from the ways in, to the page they came from, and told as whom', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await signIn(await seed.member({ username: 'Tindra', password }))
  for (const way of ['/login', '/signup']) {
    await visit('/about')
    // Not until its last picture is there: the words may have gone by then.
    await page.goto(way, { waitUntil: 'commit' })
    // The words come at once and go by themselves, the page when it is there.
    await expect(page.getByRole('status').getByText('You are signed in as Tindra.')).toBeVisible()
    await expect(page, way).toHaveURL('/')
    await page.goBack()
    await expect(page, way).toHaveURL('/about')
  }
  await isAlive(page)

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/login', text: 'The way in' })
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'The way in' }).click()
  await expect(page.getByText('You are signed in as Tindra.')).toBeVisible()
  await expect(page).toHaveURL('/about')
})

test('ACC-16 who joins or signs in from an article is back at the part of it where they chose to', async ({
  page,
  seed,
  visit,
  newcomer,
}) => {
  const { id } = await seed.news({ title: 'Northwind win' })
  const chooseToJoin = async (reader: Page) => {
    // Links of the same names stand below the article, and addresses are there before pages are.
    const article = reader.url()
    await reader.getByRole('main').getByRole('link', { name: 'Join' }).click()
    await expect(reader).toHaveURL('/signup')
    await expect(signupForm(reader).submit).toBeVisible()
    return article
  }
  const expectToComment = async (reader: Page, article: string) => {
    await expect(reader).toHaveURL(`${article}#comments`)
    await expect(reader.getByRole('textbox', { name: 'Write a comment' })).toBeVisible()
  }
  await visit(`/news/${id}`)
  const article = await chooseToJoin(page)
  const joining = signupForm(page)
  await joining.username.fill('Tindra')
  await joining.email.fill('tindra@example.com')
  await joining.password.fill(password)
  await joining.country.selectOption({ label: 'Sweden' })
  await joining.submit.click()
  await expectToComment(page, article)

  const elsewhere = await newcomer()
  await visitIn(elsewhere, `/news/${id}?lang=en`)
  const same = await chooseToJoin(elsewhere)
  // From one page of the entrance to the other, and back.
  await elsewhere.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(elsewhere).toHaveURL('/login')
  const form = loginForm(elsewhere)
  await expect(form.submit).toBeVisible()
  await form.username.fill('Tindra')
  await form.password.fill(password)
  await form.submit.click()
  await expectToComment(elsewhere, same)
})

test('ACC-16 whoever goes on to another page while they are being signed in stays there', async ({
  page,
  seed,
  visit,
}) => {
  await seed.member({ username: 'Haldor', password: 'battery staple' })
  await visit('/login')
  const ledHome = requestsFor(page, 'HomePage')
  const form = loginForm(page)
  await form.username.fill('Haldor')
  await form.password.fill('battery staple')
  const answer = await holdBack(page, '/user/login')
  await form.submit.click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Ranking' })
    .click()
  await expect(page).toHaveURL(/\/ranking/)
  answer()
  await expect(memberBar(page).menu).toBeVisible()
  await allRequestsSeen(page)
  expect(ledHome).toEqual([])
  await expect(page).toHaveURL(/\/ranking/)
})

test('ACC-18 a wrong password is told, keeps nobody signed in and can be corrected at once', async ({
  page,
  context,
  seed,
  visit,
  expected,
}) => {
  expected.failures(refused)
  await seed.member({ username: 'Tindra', password })
  await visit('/login')
  const form = loginForm(page)
  await form.username.fill('Tindra')
  await form.password.fill('kettle-and-milk')
  await form.submit.click()
  const dialog = page.getByRole('alertdialog', { name: 'Error' })
  await expect(dialog).toContainText('Wrong username or password.')
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(form.submit).toBeEnabled()
  await expect(form.submit).not.toHaveAttribute('aria-busy')
  await expect(form.password).toBeFocused()
  await expect(form.password).toHaveAccessibleDescription('Wrong username or password.')
  await expectAccessible(page)

  await form.password.fill(password)
  await expect(form.password).not.toHaveAttribute('aria-invalid')
  await form.password.press('Enter')
  await expect(memberBar(page).menu).toBeVisible()
})

test('ACC-18 whatever keeps somebody out is told', async ({ page, seed, visit, expected }) => {
  expected.failures(refused, 'answered 429: POST')
  await seed.member({ username: 'Banned', password, bannedUntil: 'infinity' })
  await seed.member({ username: 'Unverified', password, flags: 64 })
  await visit('/login')
  const form = loginForm(page)
  const dialog = page.getByRole('alertdialog', { name: 'Error' })
  const expectRefusal = async (username: string, told: string) => {
    await form.username.fill(username)
    await form.password.fill(password)
    await form.submit.click()
    await expect(dialog).toContainText(told)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(form.submit).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL('/login')
  }
  await expectRefusal('Banned', 'Your account has been banned.')
  await expectRefusal('Unverified', 'Please verify your e-mail address before logging in.')
  await page.route('**/api/user/login', (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'Too many requests. Please try again later.', code: 'too_many_requests' },
    }),
  )
  await expectRefusal('Tindra', 'Too many requests.')
})

test('the way in speaks the reader’s language, follows a choice, is accessible and on a phone breaks no word at its hyphen', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures(refused)
  await visit('/login?lang=de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('Niemand')
  await page.getByLabel('Passwort', { exact: true }).fill('falsches-wort')
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Українська' }).click()
  await expect(page.getByRole('textbox', { name: 'Ім’я користувача' })).toHaveValue('Niemand')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/login?lang=pt')
  const word = page.getByRole('main').getByText('e-mail?', { exact: true })
  expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1)
})

test('D02 whoever is faster than the scripts sends nothing that would stand in an address', async ({
  page,
  seed,
  expected,
}) => {
  expected.failures(/^failed: GET .*\/assets\//)
  await seed.member({ username: 'Tindra', password })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  const form = loginForm(page)
  await form.username.fill('Tindra')
  await form.password.fill(password)
  await form.password.press('Enter')
  await page.waitForURL(/\/login\?$/)
  expect(page.url()).not.toContain('kettle')
})
