import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { articlePath } from '../addresses.ts'
import { cutConnection } from '../connection.ts'
import { bringLateParts } from '../late-parts.ts'
import { postEditor, SENTENCE } from '../post-editor.ts'
import { expect, test } from '../site.ts'

/** Twitch, as this test has it answer, and what it was asked. */
async function answerForTwitch(page: Page) {
  const asked: string[] = []
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Twitch</p>' })
    },
  )
  return asked
}

test('STREAM-02 STREAM-04 STREAM-05 STREAM-06 STREAM-08 STREAM-09 STREAM-12 STREAM-13 STREAM-18 somebody looks through the directory by game, and presses for player and chat of a channel; before that nothing of Twitch is asked for', async ({
  page,
  seed,
  visit,
}) => {
  // With news about CS:GO lists begin with that.
  await seed.news()
  for (let number = 1; number <= 21; number++) await seed.stream({ username: `channel_${number}` })
  const state = { live: true, live_title: 'Building under fire', viewers: 812 }
  await seed.stream({ username: 'builders', category_id: 3, featured: true, state })
  const asked = await answerForTwitch(page)
  await visit('/streams')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more channels' }).click()
  await expect(cards).toHaveCount(21)

  await page.getByRole('button', { name: 'Fortnite' }).click()
  await page.getByRole('button', { name: 'CS:GO' }).click()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('812 viewers')
  await page.getByRole('link', { name: 'builders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('builders')
  const stage = page.getByRole('main')
  await expect(stage.locator('img[src*="/fortnite-"]')).toBeVisible()
  await expect(stage.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])

  await page.getByRole('link', { name: 'Watch and chat' }).click()
  const player = page.getByTitle('Player: builders')
  await expect(player).toBeFocused()
  await expect(player).toHaveAttribute(
    'src',
    'https://player.twitch.tv/?channel=builders&parent=127.0.0.1&autoplay=true',
  )
  await expect(page.getByTitle('Chat: builders')).toHaveAttribute(
    'src',
    'https://www.twitch.tv/embed/builders/chat?parent=127.0.0.1&darkpopout',
  )
  await expect.poll(() => asked.length).toBe(2)
})

test('AMB-50 whoever has no connection is told so instead of a frame that cannot load', async ({
  page,
  context,
  seed,
  visit,
  expected,
}) => {
  // A page that is left alone for five seconds fetches what connects it.
  expected.possibly('ERR_INTERNET_DISCONNECTED')
  await seed.stream({ username: 'builders' })
  await visit('/streams/builders')
  await bringLateParts(page)
  await cutConnection(page)
  await page.getByRole('link', { name: 'Watch and chat' }).click()
  await expect(page.getByRole('alert')).toContainText('Twitch cannot be reached')
  await expect(page.getByRole('main').locator('iframe')).toHaveCount(0)
  await context.setOffline(false)
})

test('ADMIN-11 staff add a channel, feature it, hide it and delete it', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await signIn(await seed.member({ flags: Flag.Admin, permissions: Permission.canManageStreams }))
  await visit('/admin/streams')
  await expect(page.getByRole('main')).toContainText('This site has no keys for Twitch')
  await page.getByRole('button', { name: 'Add channel' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Channel on Twitch' }).fill('https://evil.example/x')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await expect(form).toContainText('You must enter the name of a channel on Twitch.')
  await form
    .getByRole('textbox', { name: 'Channel on Twitch' })
    .fill('https://www.twitch.tv/harbour_cup')
  await form.getByRole('combobox', { name: 'Game' }).selectOption('CS:GO')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()

  const row = page.getByRole('row').filter({ hasText: 'harbour_cup' })
  const choose = async (name: string) => {
    await row.getByRole('button', { name: 'Actions for harbour_cup' }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await choose('Feature on top')
  await expect(row).toContainText('Featured')
  await choose('Hide')
  await expect(row).toContainText('Hidden')
  await expectAccessible(page)
  await choose('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The channel has been deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('STREAM-18 STREAM-19 POST-15 what Twitch gives to embed a player is taken in a post, pasted as a frame or typed as an address, and kept without the page that it was made for', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const CHANNEL = 'https://player.twitch.tv/?channel=builders'
  const VIDEO = 'https://player.twitch.tv/?video=123456'
  await signIn(await seed.member({ username: 'Mirka' }))
  await visit('/posts/new')
  const { title, text, publish } = postEditor(page)
  await title.fill('Building under fire')
  await text.click()
  await text.evaluate((element, address) => {
    const clipboardData = new DataTransfer()
    const frame = `<iframe src="${address}&amp;parent=old.example" height="300"></iframe>`
    clipboardData.setData('text/html', `${frame}<iframe src="https://elsewhere.example"></iframe>`)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, CHANNEL)
  await expect(text.locator('[data-video]')).toHaveText([CHANNEL])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText(SENTENCE.repeat(6))
  await page.getByRole('button', { name: 'Video', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Video' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`${VIDEO}&parent=old.example`)
  await dialog.getByRole('button', { name: 'Insert video' }).click()
  await page.getByRole('radio', { name: 'Fortnite' }).check()
  await publish.click()

  await expect(page).toHaveURL(/\/post\/Mirka\/1\/building-under-fire$/)
  const links = page.getByRole('article').locator('a[data-video]')
  await expect(links).toHaveText([CHANNEL, VIDEO])
  expect(await page.content()).not.toContain('parent=')
  await expect(links.first()).toHaveAttribute('href', CHANNEL)
  await expect(links.last()).toHaveAttribute('href', VIDEO)
})

test('STREAM-18 H04 a player in an article knows on which page it is shown, and cannot lead it away', async ({
  page,
  seed,
  visit,
}) => {
  const address = 'https://player.twitch.tv/?channel=builders'
  const content = `<p>Live: <a href="${address}" data-video="">the builders</a></p>`
  const asked = await answerForTwitch(page)
  await visit(articlePath(await seed.news({ content })))
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'the builders' }).click()
  const player = page.getByTitle('the builders')
  await expect(player).toBeFocused()
  await expect(player).toHaveAttribute('src', `${address}&parent=127.0.0.1`)
  await expect(player).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-presentation',
  )
  await expect(page.frameLocator('iframe').getByText('Twitch')).toBeVisible()
})
