import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { holdBack, holdBackPart } from '../account-screens.ts'
import { hearsMember } from '../channels.ts'
import { nextCall } from '../screens.ts'
import { expect, test } from '../site.ts'

test('API-20 GUEST-05 GUEST-07 PROF-08 PROF-09 activity and guestbook come five entries at a time, and a member signs the guestbook', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const owner = await seed.member({ username: 'Mirka' })
  await seed.member({ username: 'Alice' })
  for (let number = 1; number <= 6; number++)
    await seed.guestbookEntry({ owner, message: `Entry ${number}` })
  for (let number = 1; number <= 6; number++)
    await seed.post({ author: owner, title: `Page ${number}` })
  await signIn(await seed.member({ username: 'Tindra' }))
  // What sees to the focus is fetched when the page is there, before the page connects.
  const joined = hearsMember(page)
  await visit('/search/user/mirka')
  const lists = ['/user_profile/activity_feed', '/user_profile/guestbook/get']
  const asked = Promise.all(lists.map((path) => nextCall(page, path)))
  await joined
  const bringTools = await holdBackPart(page, 'EntryTools')
  await page.getByRole('main').getByRole('link', { name: 'Mirka' }).click()
  for (const call of await asked) expect(call).toMatchObject({ limit: '6', offset: '0' })
  const activity = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Activity', exact: true }) })
  await expect(activity.getByRole('listitem')).toHaveCount(5)
  const guestbook = page.locator('#guestbook')
  await expect(guestbook.getByText(/^Entry \d$/)).toHaveText(
    [6, 5, 4, 3, 2].map((n) => `Entry ${n}`),
  )
  const next = nextCall(page, '/user_profile/guestbook/get')
  const bringMore = await holdBack(page, '/user_profile/guestbook/get')
  await guestbook.getByRole('button', { name: 'Show more entries' }).click()
  expect(await next).toMatchObject({ limit: '6', offset: '5' })
  bringTools()
  await expect(guestbook.getByRole('button', { name: /^Report/ })).toHaveCount(5)
  bringMore()
  await expect(guestbook.getByText('Entry 1')).toBeVisible()
  await expect(guestbook.locator(':focus'), 'the first of what has come').toContainText('Entry 1')

  await guestbook.getByRole('button', { name: 'Sign guestbook' }).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('You must enter a message.')
  await page.keyboard.press('Escape')
  await expect(refusal).toHaveCount(0)
  const field = guestbook.getByLabel('Write in the guestbook')
  const send = await holdBack(page, '/user_profile/guestbook/post')
  await field.fill('Ask @Alice.')
  await guestbook.getByRole('button', { name: 'Sign guestbook' }).click()
  await field.fill('Or ask me.')
  send()
  await expect(page.getByRole('status').getByText('Your entry is in the guestbook.')).toBeVisible()
  await expect(guestbook.getByRole('link', { name: '@Alice' })).toHaveAttribute(
    'href',
    '/user/Alice',
  )
  await expect(guestbook.getByText('7 entries')).toBeVisible()
  await expect(field, 'what was typed meanwhile').toHaveValue('Or ask me.')
  await page.getByRole('link', { name: '@Alice' }).click()
  const losing = page.getByRole('dialog', { name: 'Discard what you have written?' })
  await losing.getByRole('button', { name: 'Keep writing' }).click()
  await expect(field).toHaveValue('Or ask me.')
  await expect(
    guestbook.getByRole('button', { name: 'Delete the entry of Tindra' }),
    'whoever wrote it may take it back',
  ).toHaveCount(1)
  await expectAccessible(page)
})

test('NOTIF-27 GUEST-09 the owner of a guestbook and staff delete what is written there, and an address leads to an entry, however old or new', async ({
  seed,
  newcomerAs,
}) => {
  const owner = await seed.member({ username: 'Mirka' })
  const oldest = await seed.guestbookEntry({ owner, message: 'Entry 1' })
  for (let number = 2; number <= 6; number++)
    await seed.guestbookEntry({ owner, message: `Entry ${number}` })
  const by = await seed.member({ username: 'Tindra' })
  await seed.guestbookEntry({ owner, by, message: 'Ask @Alice.' })

  const other = await newcomerAs(owner)
  await other.goto('/user/Mirka?lang=en')
  await other.getByRole('button', { name: 'Delete the entry of Tindra' }).click()
  const question = other.getByRole('dialog', { name: 'Delete entry' })
  await expect(question.getByText('Ask @Alice.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  const success = other.getByRole('dialog', { name: 'Success' })
  await expect(success.getByText('Comment has been deleted.')).toBeVisible()
  await success.getByRole('button', { name: 'Close' }).last().click()
  await expect(other.getByLabel('Write in the guestbook')).toBeFocused()
  await expect(other.locator('#guestbook').getByText('Ask @Alice.')).toHaveCount(0)
  await expect(other.locator('#guestbook').getByText('6 entries')).toBeVisible()

  // As reports name it.
  await other.goto(`/user/Mirka?lang=en#guestbook-${oldest.id}`)
  await expect(other.getByText('Entry 1')).toBeInViewport()

  // As a notification names one that has come since the page was opened.
  const newest = await seed.guestbookEntry({ owner, message: 'Just signed' })
  await other.evaluate((hash) => {
    location.hash = hash
  }, `guestbook-${newest.id}`)
  await expect(other.getByText('Just signed')).toBeInViewport()

  const staff = await newcomerAs(
    await seed.member({ flags: Flag.Moderator, permissions: Permission.canDeleteComments }),
  )
  await staff.goto('/user/Mirka?lang=en')
  await staff
    .getByRole('button', { name: /^Delete the entry of/ })
    .first()
    .click()
  await staff
    .getByRole('dialog', { name: 'Delete entry' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(staff.getByRole('dialog', { name: 'Success' })).toContainText(
    'Comment has been deleted.',
  )
  await expect(staff.locator('#guestbook').getByText('6 entries')).toBeVisible()
})
