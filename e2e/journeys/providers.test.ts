import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, loginForm, memberBar, signupForm } from '../account-screens.ts'
import { expect, test, visitIn } from '../site.ts'

test.use({ providers: true })

const STEAM_ID = '76561198000000001'

/** At the other site: says who one is there, and agrees. */
async function agree(page: Page, field: 'Name' | 'Steam ID', who: string) {
  await page.getByLabel(field, { exact: true }).fill(who)
  await page.getByRole('button', { name: 'Allow' }).click()
}

const providersIn = (page: Page, label: string) =>
  page.getByRole('group', { name: label }).getByRole('button')

test('ACC-11 ACC-17 ACC-21 PROV-06 PROV-13 D03 whoever is new joins through another site, says what is missing, and signs in there from then on', async ({
  page,
  visit,
  newcomer,
}) => {
  const signups = countCalls(page, '/user/signup')
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(providersIn(page, 'or continue with')).toHaveText(['Facebook', 'Twitter', 'Steam'])
  await expectAccessible(page)
  await loginForm(page).remember.uncheck()
  await providersIn(page, 'or continue with').getByText('Twitter').click()
  await agree(page, 'Name', 'tindra')

  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there')
  const form = signupForm(page)
  await expect(form.username).toHaveValue('tindra')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there')
  await expect(form.username).toHaveValue('tindra')
  await expectAccessible(page)
  await form.email.fill('tindra@example.com')
  await form.country.selectOption({ label: 'Sweden' })
  await form.submit.click()
  await expect(page.getByText('Thanks for signing up')).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('button', { name: 'Your menu, tindra' })).toBeVisible()
  expect(signups.map((call) => call.get('password'))).toEqual([''])
  const remembered = async (of: Page) => (await of.context().cookies()).map(({ name }) => name)
  expect(await remembered(page)).not.toContain('user-token')

  const other = await newcomer()
  await visitIn(other, '/login?lang=en')
  await loginForm(other).remember.uncheck()
  await providersIn(other, 'or continue with').getByText('Twitter').click()
  await agree(other, 'Name', 'tindra')
  await expect(other).toHaveURL('/')
  await expect(memberBar(other).menu).toBeVisible()
  expect(await remembered(other)).not.toContain('user-token')
  await other.goBack()
  expect(other.url()).not.toMatch(/provider\/auth\/\d/)
})

test('SET-09 PROV-05 PROV-16 PROV-17 PROF-07 a member connects accounts, shows them on their page, and Steam takes Esportal along when it goes; staff see which there are', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures(/^answered 400: POST .*\/api\/esportal\/connect/)
  const member = await seed.member({ username: 'Mirka', password: 'correct horse' })
  await signIn(member)
  await visit('/settings')
  const accounts = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Connected accounts' }) })
  const account = (name: string) => accounts.getByRole('listitem').filter({ hasText: name })
  await expect(accounts.getByRole('button')).toHaveText(Array(5).fill('Connect'))
  const esportal = accounts.getByRole('form', { name: 'Esportal' })
  await expect(esportal.getByRole('button')).toBeDisabled()
  await expect(esportal.getByLabel('Your name on Esportal')).toHaveAccessibleDescription(
    'Connect Steam first: your Esportal account belongs to it.',
  )

  await accounts.getByRole('button', { name: 'Connect: Twitch' }).click()
  await agree(page, 'Name', 'mirkaplays')
  await expect(page).toHaveURL('/settings')
  await expect(account('Twitch')).toContainText('mirkaplays')
  await accounts.getByRole('button', { name: 'Connect: Steam' }).click()
  await agree(page, 'Steam ID', STEAM_ID)
  await expect(account('Steam')).toContainText(STEAM_ID)

  await esportal.getByLabel('Your name on Esportal').fill('nobody')
  await esportal.getByRole('button').click()
  await expect(page.getByRole('alertdialog')).toContainText('No Esportal account was found.')
  await page.keyboard.press('Escape')
  await esportal.getByLabel('Your name on Esportal').fill(`mirka-${STEAM_ID}`)
  await esportal.getByRole('button').press('Enter')
  await expect(account('Esportal')).toContainText(`mirka-${STEAM_ID}`)
  await expect(accounts.getByRole('button', { name: 'Disconnect: Esportal' })).toBeFocused()

  await visit('/user/Mirka')
  const elsewhere = page.getByRole('navigation', { name: 'Elsewhere' })
  await expect(elsewhere.getByRole('link')).toHaveText([/Twitch/, /Steam/, /Esportal/])
  await expect(elsewhere.getByRole('link', { name: 'Steam' })).toHaveAttribute(
    'href',
    `https://steamcommunity.com/profiles/${STEAM_ID}`,
  )

  await visit('/settings')
  await expect(account('Esportal')).toBeVisible()
  await expectAccessible(page)
  await accounts.getByRole('button', { name: 'Disconnect: Steam' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Disconnect: Steam' })
  await expect(question).toHaveAccessibleDescription(
    'Your Esportal account is disconnected with it.',
  )
  await question.getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(esportal.getByRole('button')).toBeDisabled()
  await expect(accounts.getByRole('button', { name: 'Connect: Steam' })).toBeFocused()
  await expect(account('Twitch').getByRole('button')).toHaveText('Disconnect')

  await signIn(await seed.member({ flags: Flag.Admin, permissions: everyPermission }))
  await visit(`/admin/user/${member.id}`)
  await expect(page.getByRole('definition').filter({ hasText: 'Twitch' })).toHaveText('Twitch')
})

test('PROV-14 PROV-15 what another site sends back is handed over by the tab that asked for it, or by anybody when it is of Steam', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures(/^answered 400: POST .*\/api\/provider\/connect/)
  const calls = countCalls(page, '/provider/connect')
  const dialog = page.getByRole('alertdialog', { name: 'Error' })
  await visit('/login')
  await providersIn(page, 'or continue with').getByText('Facebook').click()
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible()
  await page.goto('/provider/auth/2/YWJj/another')
  await expect(page).toHaveURL('/login')
  await expect(dialog).toContainText('The connection failed. Please try again.')
  expect(calls).toEqual([])

  await page.goto('/provider/auth/3/YWJj/another')
  await expect(dialog).toContainText('The connection failed. Please try again.')
  expect(calls.map((call) => [call.get('id'), call.get('data')])).toEqual([['3', 'YWJj']])

  await signIn(await seed.member())
  await visit('/settings')
  await page.getByRole('button', { name: 'Connect: Facebook' }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByText('Cancelled: nothing has been connected.')).toBeVisible()
  expect(calls).toHaveLength(1)
})
