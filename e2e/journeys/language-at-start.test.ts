import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { countries } from '@loadout/contract/countries/countries.ts'
import { changeSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { allRequestsSeen, flagBar } from '../screens.ts'
import { afterChoosing, expect, isAlive, test, visitIn } from '../site.ts'
import type { Page } from '@playwright/test'

test.use({ chosenLanguage: 'none' })

const signIn = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('link', { name: words, exact: true })
const ENGLISH = 'Sign in',
  SWEDISH = 'Logga in',
  GERMAN = 'Anmelden',
  POLISH = 'Zaloguj się'

test('I18N-04 I18N-05 a first visit is in the first language but English that the browser asks for and the site speaks, else in Swedish', async ({
  newcomer,
}) => {
  for (const { asks, words, locale } of [
    { asks: 'en-US', words: SWEDISH, locale: 'sv' },
    { asks: 'en,de', words: GERMAN, locale: 'de' },
    { asks: 'en-US,en,pl,de', words: POLISH, locale: 'pl' },
    { asks: 'fr,es', words: SWEDISH, locale: 'sv' },
  ]) {
    const page = await newcomer()
    const settings = await page.context().newCDPSession(page)
    await settings.send('Emulation.setUserAgentOverride', {
      userAgent: 'Journey',
      acceptLanguage: asks,
    })
    await visitIn(page, '/')
    await expect(signIn(page, words), asks).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
  const polish = await newcomer({ locale: 'pl-PL' })
  await visitIn(polish, '/')
  await expect(signIn(polish, POLISH)).toBeVisible()
})

test('I18N-03 a stored choice is used, wins over what the cookie says and corrects it, and one that makes no sense is ignored', async ({
  newcomer,
  baseURL,
}) => {
  const storing = (value: string) => ({
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'loadout:language', value }] }],
    },
  })
  for (const polish of ['4', 'PL']) {
    const page = await newcomer(storing(polish))
    await visitIn(page, '/')
    await expect(signIn(page, POLISH), `stored "${polish}"`).toBeVisible()
  }

  for (const nonsense of ['7', 'XX', '']) {
    const other = await newcomer(storing(nonsense))
    await visitIn(other, '/')
    await expect(signIn(other, SWEDISH), `stored "${nonsense}"`).toBeVisible()
  }

  const corrected = await newcomer({
    storageState: {
      cookies: afterChoosing(4, baseURL ?? '').cookies,
      origins: afterChoosing(3, baseURL ?? '').origins,
    },
  })
  const first = await corrected.goto('/')
  expect(await first?.text()).toContain('<html lang="pl"')
  await expect(signIn(corrected, GERMAN)).toBeVisible()
  await expect(corrected.locator('html')).toHaveAttribute('lang', 'de')
  const second = await corrected.goto('/')
  expect(await second?.text()).toContain('<html lang="de"')
})

test('AMB-120 I18N-14 ?lang= wins over the stored choice, lasts for the visit and stores nothing; a language chosen meanwhile is kept', async ({
  newcomer,
  browser,
  baseURL,
}) => {
  const page = await newcomer({ storageState: afterChoosing(3, baseURL ?? '') })
  const opened = await page.goto('/?lang=en')
  expect(await opened?.text()).toContain('<html lang="en"')
  await isAlive(page)
  await visitIn(page, '/about')
  await expect(signIn(page, ENGLISH)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('loadout:language'))).toBe('3')

  // A visit ends when the browser is closed, and with it go the cookies that are kept no longer.
  const { cookies, origins } = await page.context().storageState()
  const later = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: cookies.filter(({ expires }) => expires !== -1), origins },
  })
  const nextDay = await later.newPage()
  await visitIn(nextDay, '/')
  await expect(signIn(nextDay, GERMAN)).toBeVisible()
  await later.close()

  const other = await newcomer()
  await visitIn(other, '/about?lang=en')
  await flagBar(other).getByRole('button', { name: 'Language: English' }).click()
  await flagBar(other).getByRole('button', { name: 'Deutsch' }).click()
  await expect(signIn(other, GERMAN)).toBeVisible()
  await visitIn(other, '/')
  await expect(signIn(other, GERMAN)).toBeVisible()
})

test('I18N-06 I18N-07 I18N-08 I18N-09 a member who has chosen nothing reads in the language of their country', async ({
  newcomer,
  seed,
  signInAs,
}) => {
  for (const [code, locale, browser] of [
    ['SE', 'sv', 'de-DE'],
    ['BR', 'pt', 'de-DE'],
    ['DE', 'de', 'pl-PL'],
    ['PL', 'pl', 'de-DE'],
  ] as const) {
    const page = await newcomer({ locale: browser })
    await signInAs(
      page,
      await seed.member({ countryId: countries.findIndex((country) => country.code === code) }),
    )
    await page.goto('/about')
    await expect(page.locator('html'), code).toHaveAttribute('lang', locale)
    // What comes next is rendered in it.
    const next = await page.request.get('/about')
    expect(await next.text(), code).toContain(`<html lang="${locale}"`)
  }
})

test('I18N-06 AMB-120 who comes from a country whose language the site does not offer reads on in the language they came in', async ({
  newcomer,
  seed,
  signInAs,
}) => {
  const staff = await seed.member({ flags: Flag.Admin, permissions: everyPermission })
  const { id: _u, token: _t } = await seed.session(staff)
  const page = await newcomer({ locale: 'de-DE' })
  const form = { languages: '0,1', _u, _t }
  expect((await page.request.post(`/api${changeSettings.path}`, { form })).ok()).toBe(true)
  const member = await seed.member({
    username: 'Tindra',
    countryId: countries.findIndex((country) => country.code === 'DE'),
  })
  await signInAs(page, member)
  await visitIn(page, '/about')
  await expect(page.getByRole('button', { name: /Tindra/ })).toBeVisible()
  await allRequestsSeen(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('member-language')
})

test('I18N-06 ACC-14 who signs in and reads in another language from then on arrives at a page in it', async ({
  newcomer,
  seed,
}) => {
  const password = 'kettle-and-tea'
  await seed.member({
    username: 'Tindra',
    password,
    countryId: countries.findIndex((country) => country.code === 'DE'),
  })
  const page = await newcomer({ locale: 'en-US' })
  await visitIn(page, '/login')
  await page.getByRole('textbox', { name: 'Användarnamn' }).fill('Tindra')
  const secret = page.getByLabel('Lösenord', { exact: true })
  await secret.fill(password)
  await secret.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('main')).toContainText('Neueste Artikel')
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toHaveCount(0)
})

test('AMB-120 words that arrive later do not bring the language of a country back; what a member chooses goes before their country, and their country ends with their session', async ({
  newcomer,
  seed,
  signInAs,
  expected,
}) => {
  // The page that is left may ask for its channel once more, and whose session it has then.
  expected.possibly('/api/user/pusher/auth', '/api/user/auth')
  const page = await newcomer({ locale: 'pl-PL' })
  const member = await seed.member({
    username: 'Tindra',
    countryId: countries.findIndex((country) => country.code === 'DE'),
  })
  await signInAs(page, member)
  await visitIn(page, '/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const kept = async () =>
    (await page.context().cookies()).some(({ name }) => name === 'member-language')
  await expect.poll(kept).toBe(true)

  // As signing out does, which then leaves the page.
  await page.context().clearCookies({ name: 'member-language' })
  await page.getByRole('banner').getByRole('searchbox').fill('tindra')
  await expect(
    page
      .getByRole('banner')
      .getByRole('group', { name: 'Vorschläge' })
      .getByRole('link', { name: 'Tindra', exact: true }),
  ).toBeVisible()
  expect(await kept()).toBe(false)

  await signInAs(page, member)
  await visitIn(page, '/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: /Tindra/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(signIn(page, POLISH)).toBeVisible()

  await signInAs(page, member)
  await visitIn(page, '/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await flagBar(page).getByRole('button').first().click()
  await flagBar(page).getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await visitIn(page, '/')
  await expect(page.getByRole('button', { name: /Tindra/ })).toBeVisible()
  await allRequestsSeen(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
