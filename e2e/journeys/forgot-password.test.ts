import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, keptCredentials, loginForm, memberBar } from '../account-screens.ts'
import { expect, test, visitIn } from '../site.ts'

const refused = 'answered 400'

/** Reads the Error dialog and closes it. */
async function told(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog', { name: 'Error' })
  const words = (await dialog.getByRole('paragraph').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).click()
  return words
}

/** As a person does, whom a field keeps from typing more than it takes. */
async function typeInto(field: Locator, words: string) {
  await field.focus()
  await field.page().keyboard.insertText(words)
}

test('ACC-43 ACC-45 ACC-46 ACC-47 ACC-48 ACC-55 AMB-154 a reset mail is asked for by name and address, and the answer does not tell who has an account', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures('answered 429')
  await seed.member({ username: 'Tindra', email: 'tindra@example.com' })
  const calls = countCalls(page, '/user/password/forgot')
  await visit('/forgot_password')
  const username = page.getByRole('textbox', { name: 'Username' })
  const email = page.getByRole('textbox', { name: 'E-mail' })
  const send = page.getByRole('main').getByRole('button', { name: 'Send' })
  await expect(username).toHaveAttribute('maxlength', '25')
  await expect(email).toHaveAttribute('maxlength', '254')

  await send.click()
  expect(await told(page)).toBe('There is no user with that username')
  await expect(username).toBeFocused()
  await username.fill(' Tindra ')
  await send.click()
  expect(await told(page)).toBe('There is no user with that e-mail address')
  await expect(email).toBeFocused()
  expect(calls).toEqual([])

  for (const [name, address] of [
    [' Tindra ', ' tindra@example.com '],
    ['Nobody', 'nobody@example.com'],
  ] as const) {
    await username.fill(name)
    await email.fill(address)
    await send.click()
    await expect(email).toHaveAccessibleDescription(
      'If there is an account with this name and address, a link is on its way. It can be used once and is valid for one hour.',
    )
  }
  expect(calls.map((call) => [call.get('username'), call.get('email')])).toEqual([
    ['Tindra', 'tindra@example.com'],
    ['Nobody', 'nobody@example.com'],
  ])
  await expectAccessible(page)

  await page.route('**/api/user/password/forgot', (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'Too many requests. Please try again later.', code: 'too_many_requests' },
    }),
  )
  await send.click()
  expect(await told(page)).toBe('Too many requests. Please try again later.')
  await expect(send).toBeEnabled()
  await expect(username).toBeEditable()
})

test('ACC-49 ACC-51 ACC-52 ACC-53 ACC-54 ACC-55 D03 E12 the mailed link asks for a password twice, signs in and leaves its secret in no address; sixty characters, which it takes, the way in takes as well', async ({
  page,
  context,
  seed,
  visit,
  newcomer,
  expected,
}) => {
  expected.failures(refused)
  const { id, token, request } = await seed.link(
    await seed.member({ username: 'Tindra', email: 'tindra@example.com' }),
    'reset-password',
  )
  const calls = countCalls(page, '/user/password/reset')
  await visit(`/reset_password/${request}/${id}/${token}`)
  await expect(page).toHaveURL('/reset_password')
  const password = page.getByLabel('New password', { exact: true })
  const repeat = page.getByLabel('Repeat the password', { exact: true })
  const save = page.getByRole('button', { name: 'Save password' })
  for (const field of [password, repeat]) await expect(field).toHaveAttribute('maxlength', '60')

  await password.fill('7letter')
  await save.click()
  expect(await told(page)).toBe('Password is too short')
  await expect(password).toBeFocused()
  await password.fill('battery staple')
  await repeat.fill('battery stable')
  await save.click()
  expect(await told(page)).toBe('The passwords mismatch')
  await expect(repeat).toBeFocused()
  expect(calls).toEqual([])

  await password.fill('123456789')
  await repeat.fill('123456789')
  await save.click()
  expect(await told(page)).toBe('Your password may not only consist of numbers.')
  await expect(save).toBeEnabled()

  const longest = 'battery staples'.repeat(4)
  await password.clear()
  await typeInto(password, longest)
  await repeat.clear()
  await typeInto(repeat, longest)
  await save.click()
  // The words come at once and go by themselves, the page when it is there.
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Your menu, Tindra' })).toBeVisible()
  expect(await keptCredentials(page, context)).toEqual({
    cookies: ['user-id', 'user-token'],
    local: ['loadout:user-id', 'loadout:user-token'],
    tab: [],
  })

  const elsewhere = await newcomer()
  await visitIn(elsewhere, '/login?lang=en')
  const form = loginForm(elsewhere)
  await form.username.fill('Tindra')
  await typeInto(form.password, longest)
  await form.submit.click()
  await expect(memberBar(elsewhere).menu).toBeVisible()
})

test('ACC-55 a link that is used up says so and leads to a new one, in the reader’s language', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures(refused)
  await visit('/reset_password/1/1/nobodys?lang=de')
  await page.getByLabel('Neues Passwort', { exact: true }).fill('battery staple')
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill('battery staple')
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Dieser Link ist ungültig oder abgelaufen.')
  await dialog.getByRole('button').click()
  await page.getByRole('main').getByRole('link', { name: 'Neuen anfordern' }).click()
  await expect(page).toHaveURL('/forgot_password')
})
