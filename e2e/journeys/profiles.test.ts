import { Flag } from '@loadout/contract/accounts/flags.ts'
import { checkFollowing } from '@loadout/contract/following/following.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, holdBack, memberBar } from '../account-screens.ts'
import { hearsMember } from '../channels.ts'
import { chosenPicture } from '../chosen-picture.ts'
import { expect, test } from '../site.ts'

test('PROF-11 PROF-12 PROF-13 PROF-20 PROF-30 FOLLOW-04 FOLLOW-05 FOLLOW-06 what one can do on a profile depends on who looks', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  expected.failures(checkFollowing.path)
  const person = await seed.member({ username: 'Mirka' })
  const main = page.getByRole('main')
  const follow = main.getByRole('button', { name: 'Follow', exact: true })
  const more = main.getByRole('button', { name: 'More', exact: true })
  await visit(`/user/${person.id}`)
  await expect(page).toHaveURL(/\/user\/Mirka$/)
  await expect(page.getByText('Sign in to write in the guestbook.')).toBeVisible()
  await expect(follow).toHaveCount(0)
  const ofAdmins = main.getByRole('link', { name: /^(?:Open admin profile|Post statistics)$/ })
  const ofOwner = main.getByRole('button', {
    name: /^(?:Edit text|Write about yourself|Change picture|Change banner)$/,
  })
  await expect(ofAdmins.or(ofOwner)).toHaveCount(0)
  await signIn(await seed.member())
  await visit('/user/Mirka')
  await expect(follow).toBeVisible()
  await expect(ofAdmins.or(ofOwner)).toHaveCount(0)
  await signIn(person)
  await visit('/user/Mirka')
  await expect(ofOwner).toHaveCount(3)
  await expect(follow).toHaveCount(0)

  await signIn(await seed.member({ flags: Flag.Admin }))
  const whetherFollowed = `**/api${checkFollowing.path}?*`
  await page.route(whetherFollowed, (route) =>
    route.fulfill({ status: 429, json: { error: 'No.', code: 'no' } }),
  )
  await visit('/user/Mirka')
  await expect(follow, 'asked again when it is pressed').toBeEnabled()
  await page.unroute(whetherFollowed)
  const asked = countCalls(page, checkFollowing.path)
  await expect(main.getByRole('link', { name: 'Open admin profile' })).toHaveAttribute(
    'href',
    `/admin/user/${person.id}`,
  )
  await expect(main.getByRole('link', { name: 'Post statistics' })).toHaveAttribute(
    'href',
    `/posts/stats/${person.id}`,
  )
  await expect(main.getByRole('link', { name: '0 followers' })).toBeVisible()
  await follow.click()
  await expect(main.getByRole('link', { name: '1 follower', exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)
  await main.getByRole('button', { name: 'Following', exact: true }).click()
  await expect(main.getByRole('link', { name: '0 followers' })).toBeVisible()
  await follow.click()
  await expect(main.getByRole('button', { name: 'Following', exact: true })).toBeVisible()

  await more.click()
  await main.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(page.getByText('You get no more notifications about Mirka.')).toBeVisible()
  await more.click()
  await main.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('Mirka is blocked.')).toBeVisible()
  await expect(follow).toBeVisible()
  await more.click()
  await expect(main.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Stop muting' })).toBeVisible()

  await test.step('until it is known whom they keep away, neither can be chosen', async () => {
    const tell = await holdBack(page, '/user/blocked/list')
    await visit('/user/Mirka')
    await more.click()
    await expect(main.getByRole('button', { name: /^(?:Mute|Stop muting)$/ })).toBeDisabled()
    await expect(main.getByRole('button', { name: 'Block', exact: true })).toBeDisabled()
    tell()
    await expect(main.getByRole('button', { name: 'Stop muting' })).toBeEnabled()
    await expect(main.getByRole('button', { name: 'Unblock' })).toBeEnabled()
  })
  await test.step('the last entry of what they keep away leaves the focus near', async () => {
    await visit('/notifications')
    const unblock = page.getByRole('button', { name: 'Unblock' })
    // Each list comes by itself, and the focus goes to what is there by then.
    await expect(unblock).toBeVisible()
    await page.getByRole('button', { name: 'Stop muting' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Muted' })).toHaveCount(0)
    await expect(unblock).toBeFocused()
    await unblock.press('Enter')
    await expect(page.getByRole('heading', { name: 'Blocked' })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Settings' })).toBeFocused()
  })
})

test('PROF-20 PROF-21 PROF-23 PROF-24 PROF-25 the owner edits their text in its place, in whatever language the page is, and is asked before changes are lost', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const owner = await seed.member({ username: 'Mirka' })
  const by = await seed.member({ username: 'Alice' })
  await seed.guestbookEntry({ owner, by, message: 'Well played.' })
  await signIn(owner)
  await visit('/user/Mirka')
  const write = page.getByRole('button', { name: 'Write about yourself' })
  await write.click()
  const field = page.getByRole('textbox', { name: 'About you' })
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(3)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveCount(0)
  await expect(write).toBeFocused()

  await write.click()
  await expect(field).toBeFocused()
  await page.keyboard.type('Nothing')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(question).toHaveCount(0)
  await expect(write).toBeFocused()

  await write.click()
  await expect(field).toBeFocused()
  await page.keyboard.type('Support main.')
  await expect(page.getByText('13 of 350 characters, 1 of 5 lines')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Language: English' }).click()
  await bar.getByRole('button', { name: 'Deutsch' }).click()
  const germanField = page.getByRole('textbox', { name: 'Über dich' })
  await expect(germanField).toHaveText('Support main.')
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))),
  )
  await expect(germanField, 'the focus stays where it was').not.toBeFocused()
  await bar.getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await bar.getByRole('button', { name: 'English' }).click()
  await expect(field).toHaveText('Support main.')
  const toAlice = page.locator('#guestbook').getByRole('link', { name: 'Alice' }).first()
  await toAlice.click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL('/user/Mirka')
  const signingOut = page.getByRole('dialog', { name: 'Sign out without saving?' })
  await memberBar(page).menu.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signingOut.getByRole('button', { name: 'Keep writing' }).click()
  await expect(signingOut).toHaveCount(0)
  await expect(field).toHaveText('Support main.')
  await field.press('Control+End')
  for (let line = 2; line <= 6; line++) await page.keyboard.press('Enter')
  await page.keyboard.type('Sixth')
  await page.getByRole('button', { name: 'Save' }).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('Content is too long.')
  await page.keyboard.press('Escape')
  await expect(refusal).toHaveCount(0)
  await field.press('Control+A')
  await page.keyboard.type('Support main.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await expect(field).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit text' })).toBeFocused()
  await visit('/user/Mirka')
  await expect(page.getByRole('main').getByText('Support main.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit text' }).click()
  await expect(field).toBeFocused()
  await toAlice.click()
  await expect(page).toHaveURL('/user/Alice')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alice')
  await expect(field).toHaveCount(0)
})

test('ACC-19 PROF-20 PROF-21 text that says the same as before is no change, and of changed text the page alone asks before it is lost with a sign-out', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  // The page that is left may ask for its channel once more, and whose session it has then.
  expected.possibly('/api/user/pusher/auth', '/api/user/auth')
  await signIn(await seed.member({ username: 'Mirka' }))
  await visit('/user/Mirka')
  const field = page.getByRole('textbox', { name: 'About you' })
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await page.getByRole('button', { name: 'Write about yourself' }).click()
  await expect(field).toBeFocused()
  // A link and a line of its own, written by the site in another way than in the editor.
  await page.keyboard.type('Support main.')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Ask me')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+k')
  const linkDialog = page.getByRole('dialog', { name: 'Link' })
  await linkDialog.getByRole('textbox', { name: 'Address' }).fill('https://loadout.example/mirka')
  await page.keyboard.press('Enter')
  await expect(linkDialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit text' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Backspace')
  await expect(field.getByRole('link', { name: 'Ask me', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveCount(0)
  await expect(question).toHaveCount(0)

  const questionsOfBrowser: string[] = []
  page.on('dialog', (asked) => {
    questionsOfBrowser.push(asked.type())
    void asked.accept()
  })
  await visit('/user/Mirka')
  await page.getByRole('button', { name: 'Edit text' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type(' Mostly.')
  await memberBar(page).menu.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const signingOut = page.getByRole('dialog', { name: 'Sign out without saving?' })
  await signingOut.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(questionsOfBrowser).toEqual([])
})

test('PROF-26 PROF-27 PROF-30 the owner chooses which part of a picture they are seen with, gives their page a banner, and closes their guestbook', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await signIn(await seed.member({ username: 'Mirka' }))
  const joined = hearsMember(page)
  await visit('/user/Mirka')
  await joined
  const main = page.getByRole('main')
  const avatar = main.locator('header img').last()
  const before = await avatar.getAttribute('src')

  await page.getByRole('button', { name: 'Change picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  await dialog
    .getByLabel('Your picture')
    .setInputFiles(await chosenPicture({ width: 400, height: 200 }))
  const crop = dialog.getByLabel(/^Part of the picture/)
  await expect(dialog.getByText('Preview')).toBeVisible()
  await expect(crop).toBeFocused()
  const another = await chosenPicture({ width: 300, height: 400 })
  await dialog.getByLabel('Your picture').setInputFiles(another)
  await expect
    .poll(() => crop.locator('img').evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBe(400)
  await crop.press('ArrowLeft')
  await dialog.getByLabel('Zoom').fill('2')
  const across = dialog.getByRole('slider', { name: 'Left to right' })
  const place = () => crop.locator('img').evaluate((image) => image.style.left)
  const inTheMiddle = await place()
  await across.fill('0.9')
  await expect(across).toHaveAttribute('aria-valuetext', '90%')
  expect(await place()).not.toBe(inTheMiddle)
  await expectAccessible(page)
  const go = await holdBack(page, '/user_profile/avatar/upload')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByRole('button', { name: 'Close' }), 'it is on its way').toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  go()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(avatar).not.toHaveAttribute('src', before ?? '')
  // What it has earned is in all figures at once.
  await page.setViewportSize({ width: 1_440, height: 900 })
  // Ten for the visit, thirty for the picture.
  await expect(memberBar(page).wallet.getByRole('button')).toContainText('40')
  await expect(main.locator('dl').first()).toContainText('Points40')

  await page.getByRole('button', { name: 'Change banner' }).click()
  const banner = page.getByRole('dialog', { name: 'Your banner' })
  await banner
    .getByLabel('Your banner')
    .setInputFiles(await chosenPicture({ width: 1_280, height: 240 }))
  await banner.getByRole('button', { name: 'Use this picture' }).click()
  await expect(main.locator('header img')).toHaveCount(2)

  await page.getByRole('button', { name: 'What others see' }).click()
  const switches = page.getByRole('dialog', { name: 'What others see' })
  await switches.getByLabel('Show my activity').uncheck()
  await switches.getByLabel('Others may write in my guestbook').uncheck()
  await switches.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This guestbook takes no new entries.')).toBeVisible()
  await expect(page.getByText('This member keeps their activity to themselves')).toBeVisible()
})
