import { expectAccessible } from '../accessibility.ts'
import {
  countCalls,
  holdBack,
  keepsNothing,
  keptCredentials,
  memberBar,
  refuseNext,
} from '../account-screens.ts'
import { expect, test } from '../site.ts'

const refused = 'answered 400'

test('ACC-62 ACC-65 the mailed link verifies the address, ends the session, and its answer signs in again, each also after a limit has refused it', async ({
  page,
  context,
  seed,
  signIn,
  expected,
}) => {
  // Verifying and signing out both end the session; what comes second finds none, and so does the
  // page if it asks later than that who reads it.
  expected.possibly('answered 401')
  expected.failures(
    /^answered 429: .*\/api\/user\/verify_email/,
    /^answered 429: .*\/api\/user\/auth/,
  )
  const tindra = await seed.member({ username: 'Tindra', email: 'tindra@example.com' })
  await signIn(tindra)
  const { id, token } = await seed.link(tindra, 'verify-email')
  const calls = countCalls(page, '/user/verify_email')
  await refuseNext(page, '/user/verify_email', 429, 'too_many_requests')
  await page.goto(`/user/verify_email/${id}/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Too many requests. Please try again later.',
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your e-mail address is verified',
  )
  await expect(page.getByText('You have been logged out and must sign in again.')).toBeVisible()
  await expect(memberBar(page).menu).toHaveCount(0)
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)
  expect(calls.map((call) => [call.get('id'), call.get('token'), call.get('_t')])).toEqual([
    [String(id), token, null],
    [String(id), token, null],
  ])
  await expectAccessible(page)

  await refuseNext(page, '/user/auth', 429, 'too_many_requests')
  const signInAgain = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await signInAgain.click()
  await page
    .getByRole('alertdialog', { name: 'Error' })
    .getByRole('button', { name: 'Close' })
    .click()
  await signInAgain.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Your menu, Tindra' })).toBeVisible()
  expect((await keptCredentials(page, context)).cookies).toEqual(['user-id', 'user-token'])
})

test('ACC-65 whoever else was signed in is signed out, on the server, too; an account with a second step is told that its link signs nobody in', async ({
  page,
  seed,
  signIn,
  newcomer,
  expected,
}) => {
  expected.failures('answered 401', 'answered 403')
  const [tindra, other] = [
    await seed.member({ username: 'Tindra', email: 'tindra@example.com' }),
    await seed.member({ username: 'Haldor' }),
  ]
  await signIn(other)
  const cookies = await page.context().cookies()
  const { id, token } = await seed.link(tindra, 'verify-email')
  await page.goto(`/user/verify_email/${id}/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your e-mail address is verified',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()

  const elsewhere = await newcomer()
  // Sessions are believed for a second.
  await expect(async () => {
    // The page of before may have found out meanwhile, and forgotten them.
    await elsewhere.context().addCookies(cookies)
    const asked = elsewhere.waitForResponse(/\/api\/user\/auth\?/)
    await elsewhere.goto('/about')
    expect((await asked).status()).toBe(401)
  }).toPass()
  await expect(
    elsewhere.getByRole('banner').getByRole('link', { name: /^(?:Sign in|Logga in)$/ }),
  ).toBeVisible()

  await refuseNext(page, '/user/auth', 403, 'second_step_required')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toHaveAccessibleDescription(
    'Your account asks for a second step. Sign in with your password or passkey.',
  )
})

test('ACC-66 a link that is no good says so, ends the waiting, and leads to a new one, in the reader’s language', async ({
  page,
  visit,
  expected,
}) => {
  expected.failures(refused)
  const answer = await holdBack(page, '/user/verify_email')
  await visit('/user/verify_email/5/nobodys')
  await expect(page.getByRole('banner').getByText('Authenticating')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link is invalid or has expired.',
  )
  await expect(page.getByRole('banner').getByText('Authenticating')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL('/resend_email_verification')

  await page.unrouteAll()
  await visit('/user/verify_email/5/nobodys?lang=ru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ссылка недействительна или устарела.',
  )
  await visit('/resend_email_verification?lang=pl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyślij link ponownie')
})

test('D03 the secret leaves the address at once, and going back does not use the link again', async ({
  page,
  seed,
  visit,
}) => {
  const tindra = await seed.member({ username: 'Tindra', email: 'tindra@example.com' })
  const { id, token } = await seed.link(tindra, 'verify-email')
  await visit('/about')
  const calls = countCalls(page, '/user/verify_email')
  const seen: string[] = []
  page.on('request', (request) => seen.push(...Object.values(request.headers())))
  await page.goto(`/user/verify_email/${id}/${token}`)
  const verified = page.getByRole('heading', { name: 'Your e-mail address is verified' })
  await expect(verified).toBeVisible()
  expect(page.url()).not.toContain(token)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/')
  // The screen and not its address alone: whoever is back before it has gone finds it as it was.
  await expect(verified).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/') // led home, with nothing to use
  await page.goBack()
  expect(page.url()).not.toContain(token)
  expect(calls).toHaveLength(1)
  expect(seen.filter((header) => header.includes(token))).toEqual([])
})

test('ACC-67 ACC-69 AMB-154 a new link is asked for by name, and the answer does not tell who has an account', async ({
  page,
  seed,
  visit,
}) => {
  await seed.member({ username: 'Tindra', email: 'tindra@example.com' })
  const calls = countCalls(page, '/user/new_verification_mail')
  await visit('/resend_email_verification')
  const username = page.getByRole('textbox', { name: 'Username' })
  const send = page.getByRole('main').getByRole('button', { name: 'Send' })
  await expect(username).toHaveAttribute('maxlength', '25')

  await send.click()
  const dialog = page.getByRole('alertdialog', { name: 'Error' })
  await expect(dialog).toContainText('There is no user with that username')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription('There is no user with that username')
  expect(calls).toEqual([])

  const told: string[] = []
  for (const name of [' Tindra ', 'Nobody']) {
    await username.fill(name)
    await expect(username).toHaveAccessibleDescription('')
    await send.click()
    await expect(username).toHaveAccessibleDescription(/a new link is on its way/)
    told.push((await page.getByText('a new link is on its way').textContent()) ?? '')
  }
  expect(told[0]).toBe(told[1])
  expect(calls.map((call) => call.get('username'))).toEqual(['Tindra', 'Nobody'])
  await expectAccessible(page)
})
