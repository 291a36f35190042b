import { expectAccessible } from '../accessibility.ts'
import { countCalls, keepsNothing, keptCredentials, refuseNext } from '../account-screens.ts'
import { expect, test } from '../site.ts'

const refused = 'answered 401'

test('ACC-59 D03 the link of a mail signs in and leads to the front page, and no secret stays in the address or the history', async ({
  page,
  context,
  seed,
  visit,
}) => {
  const tindra = await seed.member({ username: 'Tindra' })
  const { id, token } = await seed.link(tindra, 'sign-in')
  await visit('/about')
  await page.goto(`/auth/${id}/${token}`)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Your menu, Tindra' })).toBeVisible()
  const kept = await keptCredentials(page, context)
  expect(kept).toEqual({
    cookies: ['user-id', 'user-token'],
    local: ['loadout:user-id', 'loadout:user-token'],
    tab: [],
  })
  expect((await context.cookies()).find(({ name }) => name === 'user-token')?.value).not.toBe(token)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL('/')
})

test('ACC-60 D07 a link works once', async ({ page, context, seed, newcomer, expected }) => {
  expected.failures(refused)
  const tindra = await seed.member({ username: 'Tindra' })
  const { id, token } = await seed.link(tindra, 'sign-in')
  const first = await newcomer()
  await first.goto(`/auth/${id}/${token}`)
  await expect(first.getByRole('button', { name: /Tindra/ })).toBeVisible()

  await page.goto(`/auth/${id}/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link is invalid or has expired.',
  )
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('ACC-59 ACC-60 a link that signs nobody in says why, and is as good as before when a limit has refused it', async ({
  page,
  context,
  seed,
  expected,
}) => {
  expected.failures('answered 403', 'answered 429')
  const tindra = await seed.member({ username: 'Tindra' })
  const { id, token } = await seed.link(tindra, 'sign-in')
  const heading = page.getByRole('heading', { level: 1 })
  await refuseNext(page, '/user/auth', 403, 'second_step_required')
  await page.goto(`/auth/${id}/${token}`)
  await expect(heading).toHaveText(
    'Your account asks for a second step. Sign in with your password or passkey.',
  )
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()

  await refuseNext(page, '/user/auth', 429, 'too_many_requests')
  await page.goto(`/auth/${id}/${token}`)
  await expect(heading).toHaveText('Too many requests. Please try again later.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Your menu, Tindra' })).toBeVisible()
})

test('D11 ACC-59 whoever is signed in as somebody else is asked first, and may stay or change accounts', async ({
  page,
  seed,
  signIn,
}) => {
  const [tindra, haldor] = [
    await seed.member({ username: 'Tindra' }),
    await seed.member({ username: 'Haldor' }),
  ]
  await signIn(haldor)
  const { id, token } = await seed.link(tindra, 'sign-in')
  const calls = countCalls(page, '/user/auth')
  // Whoever hears what they are told asks for what was told before.
  await page.routeWebSocket('**/app/**', () => undefined)
  await page.goto(`/auth/${id}/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in as Haldor')
  expect(page.url()).not.toContain(token)
  expect(calls.map((call) => call.get('_u'))).toEqual([String(haldor.id)])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay signed in as Haldor' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Your menu, Haldor' })).toBeVisible()
  expect(calls).toHaveLength(1)

  await page.goto(`/auth/${id}/${token}`)
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Your menu, Tindra' })).toBeVisible()
})

test('ACC-60 D03 the question of a link is asked in the reader’s language, another choice brings no secret back, and a bad link that was confirmed leaves nobody signed in', async ({
  page,
  context,
  seed,
  signIn,
  expected,
}) => {
  expected.failures(refused)
  const haldor = await seed.member({ username: 'Haldor' })
  await signIn(haldor)
  await page.goto(`/auth/${haldor.id + 1}/nobodys?lang=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist als Haldor angemeldet')
  await page.getByRole('banner').getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Svenska' }).click()
  await expect(page.getByRole('button', { name: 'Byt konto' })).toBeVisible()
  await expect(page).toHaveURL('/auth')

  await page.goto(`/auth/${haldor.id + 1}/nobodys`)
  await page.getByRole('button', { name: 'Byt konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Länken är ogiltig eller har gått ut.',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)

  for (const path of ['/auth', '/user/verify_email']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
