import { expectAccessible } from '../accessibility.ts'
import {
  countCalls,
  keepsNothing,
  keptCredentials,
  memberBar,
  refuseNext,
} from '../account-screens.ts'
import { expect, isAlive, test } from '../site.ts'

test('D13 D03 the link to an old address asks first, takes the change back once, also after a limit has refused it, ends the session and stays in no address', async ({
  page,
  context,
  seed,
  signIn,
  expected,
}) => {
  expected.failures('answered 400', 'answered 429')
  // Its socket may be back, and ask whose session it has, before the page hears that it has ended.
  expected.possibly('/api/user/pusher/auth', '/api/user/auth')
  const tindra = await seed.member({ username: 'Tindra', email: 'tindra@example.com' })
  await signIn(tindra)
  const { id, token } = await seed.link(tindra, 'undo-email')
  const calls = countCalls(page, '/user/email/undo')
  await page.goto(`/undo_email/${id}/${token}`)
  await expect(page).toHaveURL('/undo_email')
  const main = page.getByRole('main')
  await expect(memberBar(page).menu).toBeVisible()
  expect(calls).toEqual([])
  await expectAccessible(page)

  await refuseNext(page, '/user/email/undo', 429, 'too_many_requests')
  await main.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Too many requests. Please try again later.',
  )
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The change has been undone')
  await expect(memberBar(page).menu).toHaveCount(0)
  expect(await keptCredentials(page, context)).toEqual(keepsNothing)
  await expect(main.getByRole('link', { name: 'New password' })).toHaveAttribute(
    'href',
    /\/forgot_password/,
  )
  await expectAccessible(page)

  await page.goto(`/undo_email/${id}/${token}`)
  await isAlive(page)
  // The link has been read when it is out of the address.
  await expect(page).toHaveURL('/undo_email')
  await main.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link is invalid or has expired.',
  )
  expect(calls.map((call) => [call.get('id'), call.get('token')])).toEqual([
    [String(id), token],
    [String(id), token],
    [String(id), token],
  ])
})
