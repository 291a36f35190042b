import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { setLogo } from '@loadout/contract/site-settings/staff-settings.ts'
import { expectAccessible } from '../accessibility.ts'
import { holdBack } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { chooseFromMenu } from '../choose-from-menu.ts'
import { chosenPicture } from '../chosen-picture.ts'
import { expectInSightOnTheWay } from '../keys.ts'
import { expectInSight } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'

const {
  canIPBan,
  canManageContent,
  canSetNotice,
  canDeleteComments,
  canDeletePosts,
  canSeeUserProfile,
} = Permission

test('ADMIN-12 ADMIN-28 HERO-03 HERO-04 staff put slides on the front page, in an order that keys can change', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await signIn(await seed.member({ flags: Flag.Admin, permissions: canManageContent }))
  await visit('/admin/hero')
  await expect(
    page.getByRole('navigation', { name: 'Sections of the admin area' }).getByRole('link'),
  ).toHaveText([
    'Overview',
    'Videos',
    'Highlights',
    'Footer pictures',
    'Pages',
    'Background ad',
    'Games',
    'Site settings',
  ])

  await page.getByRole('button', { name: 'Add a slide' }).click()
  const form = page.getByRole('dialog', { name: 'New slide' })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(form.getByText('You must choose a picture.')).toBeVisible()
  await form
    .getByRole('button', { name: 'Picture', exact: true })
    .setInputFiles(await chosenPicture({ width: 1_200, height: 450 }))
  await expect(form.getByRole('img', { name: 'Picture' })).toBeVisible()
  await form.getByRole('textbox', { name: 'Link' }).fill('/news/5')
  await expectAccessible(page, { within: 'dialog' })
  await form.getByRole('button', { name: 'Save' }).click()
  const slides = page.getByRole('list', { name: 'Highlights' }).getByRole('listitem')
  await expect(slides).toHaveText([/1\. Picture.*\/news\/5.*Shown/])

  await page.getByRole('button', { name: 'Add a slide' }).click()
  await form.getByRole('radio', { name: 'Video' }).check()
  await form
    .getByRole('textbox', { name: 'Address of the video' })
    .fill('https://player.twitch.tv/?video=123456&parent=old.example')
  await expect(
    form.getByRole('group', { name: 'Preview' }).getByRole('link', { name: /Play video/ }),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(slides).toHaveText([/1\. Picture/, /2\. Video/])

  await page.getByRole('button', { name: 'Edit slide 2' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit slide' })
  await edited.getByRole('textbox', { name: 'Title', exact: true }).fill('Last year')
  // The keys come by without adding anything, and leave no more than the list.
  const addLanguage = edited.getByRole('button', { name: 'Add a language' })
  await addLanguage.press('ArrowDown')
  await addLanguage.press('Enter')
  await expect(addLanguage).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(addLanguage).toHaveAttribute('aria-expanded', 'false')
  await expect(edited.getByRole('group', { name: 'Polski' })).toHaveCount(0)
  await chooseFromMenu(edited, 'Add a language', 'Polski')
  await edited.getByRole('button', { name: 'Remove this language' }).press('Enter')
  await expect(edited.getByRole('group', { name: 'In other languages' })).toBeFocused()
  await chooseFromMenu(edited, 'Add a language', 'Deutsch')
  const german = edited.getByRole('group', { name: 'Deutsch' })
  await expect(german.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await page.keyboard.type('Letztes Jahr')
  await expectAccessible(page, { within: 'dialog' })
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(slides).toHaveText([/1\. Picture/, /2\. Last year/])

  // A move puts back nothing that somebody else has changed since the page was opened.
  const changed = { type: 1 as const, identifier: 'https://youtu.be/aqz-KE-bpKQ', enabled: false }
  await seed.heroSlide({ id: 2, ...changed, title: 'Last year', position: 1 })
  await expect(slides).toHaveText([/1\. Picture/, /2\. Last year.*Shown/])
  await page.getByRole('button', { name: 'Move slide 2 up' }).press('Enter')
  await expect(slides).toHaveText([/1\. Last year.*Hidden/, /2\. Picture/])
  await expect(page.getByRole('button', { name: 'Move slide 1 down' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete slide 1' }).click()
  await page
    .getByRole('dialog', { name: 'Delete slide' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(slides).toHaveText([/1\. Picture/])

  await page.goto('/')
  await expect(page.getByRole('main').locator('a[href="/news/5"] > img')).toHaveAttribute(
    'src',
    /^\/media\/hero\/[0-9a-f]{32}\/1200x450\.webp$/,
  )
})

test('ADMIN-12 staff move pictures of the footer that they have added themselves, and put a picture behind every page', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await signIn(await seed.member({ flags: Flag.Admin, permissions: canManageContent }))
  await seed.footerMedia({ caption: 'By itself', instagramId: '1' })
  await seed.footerMedia({ caption: 'By hand' })
  await visit('/admin/footer-media')
  const back = page.getByRole('button', { name: 'Move back' })
  await page.getByRole('button', { name: 'Actions for By hand' }).click()
  await expect(back).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions for By itself' }).click()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await expect(back).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Background ad' }).click()
  await page
    .getByRole('button', { name: 'Picture', exact: true })
    .setInputFiles(await chosenPicture({ width: 1_280, height: 720 }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Take the ad away' })).toBeVisible()
  // From its top: at its end the footer pushes the sections of the site below the top bar.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  await page.goto('/')
  await expect(page.locator('img[src^="/media/ad/"]')).toHaveCount(1)
})

/** Of which somebody else has set another message meanwhile. */
async function hideNotice(page: Page, message: string) {
  await page.getByRole('checkbox', { name: 'Show above every page' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. No notice is shown.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' }).first()).toHaveText(message)
}

async function deleteJob(page: Page, name: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this job?' })
  await expect(question).toContainText(name)
  await question.getByRole('button', { name: 'Delete' }).click()
}

async function showEverywhere(page: Page, title: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('button', { name: 'Show everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Show this post everywhere?' })
  await question.getByRole('button', { name: 'Show everywhere' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  const sections = page.getByRole('navigation', { name: 'Sections of the admin area' })
  await expect(sections.getByRole('link', { name: 'Posts', exact: true })).toBeVisible()
}

test('ADMIN-14 ADMIN-20 RT-01 N06 staff set the notice, which open pages show at once, find and delete a comment, let a newcomer’s post into all lists, have what failed tried again, and are not told that nothing waits when that is not known', async ({
  page,
  seed,
  visit,
  signIn,
  newcomer,
  expected,
}) => {
  const news = await seed.news({ title: 'Kestrel win' })
  await seed.comment({ on: news, message: 'Well played' })
  await seed.comment({ on: news, message: 'Buy gold here' })
  await seed.post({ title: 'First of a newcomer', held: true })
  await seed.failedJob({ failure: 'no room on the disk' })
  await seed.failedJob({ kind: 'by-the-clock', data: { name: 'close-weeks' } })
  await signIn(
    await seed.member({
      flags: Flag.Admin,
      permissions: canSetNotice | canDeleteComments | canDeletePosts | canSeeUserProfile,
    }),
  )
  const reader = await newcomer()
  await reader.goto('/about?lang=en')
  await isAlive(reader)
  await reader.mouse.move(5, 5)

  await visit('/admin/notice')
  await page.getByRole('textbox', { name: 'Message' }).click()
  await page.keyboard.type('Back at ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('noon')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveText('Back at noon')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Comments' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('checkbox', { name: 'Show above every page' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Site notice' }).locator('strong')).toHaveText(
    'noon',
  )
  await expect(reader.getByRole('region', { name: 'Site notice' })).toContainText('Back at noon')

  const translations = ([1, 2, 3, 4, 5, 6] as const).map((language_id) => ({
    language_id,
    message: 'Noon',
  }))
  await seed.notice('Back at noon', { translations })
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit('/admin/notice')
  await expectInSight(page.getByRole('button', { name: 'Save' }))
  await seed.notice('Back at one', { translations })
  await hideNotice(page, 'Back at one')

  await page.getByRole('link', { name: 'Comments' }).click()
  await page.getByRole('searchbox', { name: 'Search comments' }).fill('GOLD')
  await page.keyboard.press('Enter')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=GOLD$/)
  await expect(rows.getByRole('link', { name: 'Kestrel win' })).toHaveAttribute(
    'href',
    new RegExp(`^${articlePath(news).split('?')[0]}.*#comment-\\d+$`),
  )
  await expectAccessible(page)
  await rows.getByRole('button', { name: /^Delete the comment/ }).click()
  await page
    .getByRole('dialog', { name: 'Delete comment' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('Nothing found')).toBeVisible()

  const sections = page.getByRole('navigation', { name: 'Sections of the admin area' })
  await sections.getByRole('link', { name: 'Posts (1 waiting)' }).click()
  await showEverywhere(page, 'First of a newcomer')
  const section = sections.getByRole('link', { name: 'Failed jobs' })
  await expect(section).toHaveAccessibleName('Failed jobs (2 waiting)')
  await section.click()
  await expect(rows).toHaveText([
    /Closing a week of the ranking.*close-weeks.*ECONNREFUSED/,
    /Collecting the data of a member.*no room on the disk/,
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/admin/jobs')
  await expect(section).toHaveAccessibleName('Failed jobs (2 waiting)')
  await expect(section, 'the current section').toBeInViewport({ ratio: 1 })
  await rows.first().getByRole('button', { name: 'Actions for Closing a week' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').getByText('It is being tried again.')).toBeVisible()
  await expect(section).toHaveAccessibleName('Failed jobs (1 waiting)')
  await deleteJob(page, 'Collecting the data of a member')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect(section).toHaveAccessibleName('Failed jobs')
  await expectAccessible(page)

  expected.failures(/^answered 501: GET .*\/api\/admin\/job\/list/)
  await lookAtWhatWaits(page, () => visit('/admin'))
})

async function lookAtWhatWaits(page: Page, visitOverview: () => Promise<void>) {
  const jobs = '**/api/admin/job/list?*'
  await page.route(jobs, (route) => route.fulfill({ status: 501, json: {} }))
  await visitOverview()
  const main = page.getByRole('main')
  await expect(main.getByText('This could not be loaded.')).toBeVisible()
  await expect(main.getByText('Nothing is waiting.')).toHaveCount(0)
  await page.unroute(jobs)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Nothing is waiting.')).toBeVisible()
}

test('ADMIN-07 ADMIN-12 what staff type while settings or a ban are being sent stays and is sent with the next', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  expected.failures(setLogo.path)
  await signIn(await seed.member({ flags: Flag.Admin, permissions: canManageContent | canIPBan }))
  await visit('/admin/settings')
  const name = page.getByRole('textbox', { name: 'Name of the site' })
  const contact = page.getByRole('textbox', { name: 'Contact' })
  const save = page.getByRole('button', { name: 'Save' })
  await name.focus()
  await expectInSightOnTheWay(page, 'Tab', save)
  const saved = page.getByRole('status').getByText('Saved')
  const keep = await holdBack(page, '/admin/setting/change')
  await name.fill(' Northwind ')
  await save.click()
  await contact.fill('crew@northwind.example')
  keep()
  await expect(saved).toBeVisible()
  await expect(name).toHaveValue('Northwind')
  await expect(contact).toHaveValue('crew@northwind.example')
  const kept = page.waitForResponse('**/api/admin/setting/change')
  await save.click()
  await kept
  await visit('/admin/settings')
  await expect(contact).toHaveValue('crew@northwind.example')

  await page.route(`**/api${setLogo.path}`, (route) =>
    route.fulfill({ status: 429, json: { error: 'No.', code: 'no' } }),
  )
  await page
    .getByLabel('Logo on dark')
    .first()
    .setInputFiles(await chosenPicture({ width: 480, height: 120 }))
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page.getByRole('img', { name: 'Logo on dark' }), 'it was not kept').toHaveCount(0)

  await visit('/admin/ip-bans')
  const network = page.getByRole('textbox', { name: 'Address or network' })
  const ban = await holdBack(page, '/admin/ip_ban/add')
  await network.fill('203.0.113.7')
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await network.fill('203.0.113.8')
  ban()
  await expect(page.getByText('203.0.113.7 is banned.')).toBeVisible()
  await expect(network).toHaveValue('203.0.113.8')
})

test('A09 E18 D13 staff who may only edit content see what else it takes to switch some settings, and whoever has that confirms first that it is them', async ({
  page,
  seed,
  signIn,
  visit,
  newcomerAs,
  clock,
  expected,
}) => {
  expected.failures(/^answered 403: POST .*\/api\/admin\/setting\/change$/)
  const password = 'correct horse'
  const permissions = canManageContent | Permission.canChangeUserDollars
  await signIn(await seed.member({ flags: Flag.Admin, permissions, password }))
  await clock.set(new Date('2026-11-20T12:20:00Z'))
  await visit('/admin/settings')
  const earning = /can be earned: places of a week/
  await expect(page.getByRole('checkbox', { name: /need a second step/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: earning }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await question.getByLabel('Current password').fill(password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()

  const editor = await newcomerAs(
    await seed.member({ flags: Flag.Admin, permissions: canManageContent }),
  )
  await editor.goto('/admin/settings?lang=en')
  const locked = editor.getByRole('checkbox', { name: earning })
  await expect(locked).toBeChecked()
  await expect(locked).toBeDisabled()
  await expect(
    editor.getByText('Only staff with the permission “Change balances” can change this.'),
  ).toBeVisible()
  await expectAccessible(editor)
  await editor.getByRole('textbox', { name: 'Contact' }).fill('crew@northwind.example')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByRole('status').getByText('Saved')).toBeVisible()
  await expect(locked).toBeChecked()
})
