import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { memberBar } from '../account-screens.ts'
import { chosenPicture } from '../chosen-picture.ts'
import { allRequestsSeen, comments } from '../screens.ts'
import { expect, test } from '../site.ts'

const PLAYER = 'https://www.youtube-nocookie.com'

/**
 * The player of YouTube, as this test tells it to answer: it passes on what the test has it say, to
 * whoever has told it that they listen. And who was asked.
 */
async function answerForYoutube(page: Page) {
  const asked: string[] = []
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Player</title><p>Playing<script>
          addEventListener('message', ({ data, origin, source }) => {
            if (JSON.parse(data).event === 'listening')
              window.say = (info) =>
                source.postMessage(JSON.stringify({ event: 'infoDelivery', info }), origin)
          })</script>`,
      })
    },
  )
  return asked
}

/** The last steps of the calls of watch sessions, as they are sent. */
function sessionCalls(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const [, step] = /\/tv\/video\/session\/(\w+)$/.exec(new URL(request.url()).pathname) ?? []
    if (step) sent.push(`${step} ${request.postData() ?? ''}`)
  })
  return sent
}

test('VIDEO-07 VIDEO-15 VIDEO-17 VIDEO-18 POINTS-05 POINTS-14 CMT-20 a member presses play, watches a video to its end and is paid; before that nothing of YouTube is asked for; below it stand its comments, and a field for one more', async ({
  page,
  seed,
  visit,
  signIn,
  clock,
}) => {
  const member = await seed.member()
  const { id } = await seed.video({ title: 'Inside the final', duration: 20 })
  await seed.comment({ on: { id }, message: 'What a save' })
  const asked = await answerForYoutube(page)
  const sent = sessionCalls(page)
  await page.clock.install()
  await signIn(member)
  const started = page.waitForResponse(/\/tv\/video\/session\/start$/)
  await visit(`/ld-tv/${id}`)
  await expect.poll(() => sent.map((call) => call.split(' ')[0])).toEqual(['start'])
  // What is watched before the answer does not count.
  await (await started).finished()
  expect(asked).toEqual([])
  await expect(comments(page)).toHaveText(/What a save/)
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible()

  await page.getByRole('link', { name: 'Play video' }).click()
  const player = page.getByRole('main').locator('iframe')
  await expect(player).toBeFocused()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toContain(`${PLAYER}/embed/aqz-KE-bpKQ?autoplay=1`)
  const playing = () => page.frames().find((each) => each.url().startsWith(PLAYER))
  await expect.poll(() => playing() !== undefined).toBe(true)
  const frame = playing()!
  await frame.waitForFunction('window.say !== undefined')
  const say = async (playerState: number, currentTime: number) => {
    await frame.evaluate(`window.say({ playerState: ${playerState}, currentTime: ${currentTime} })`)
    await allRequestsSeen(page)
  }

  await say(1, 0)
  await page.clock.runFor(11_000)
  await clock.advance(11_000)
  await say(1, 11)
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toMatch(/^update .*seconds=10/)
  await page.clock.runFor(9_000)
  await clock.advance(9_000)
  const stopped = page.waitForResponse(/\/tv\/video\/session\/stop$/)
  await say(0, 20)
  await expect
    .poll(() => sent.map((call) => call.split(' ')[0]))
    .toEqual(['start', 'update', 'stop'])
  await stopped
  // Ten of this visit, fifty for ten seconds and five hundred for the whole.
  await visit('/about')
  await expect(memberBar(page).wallet.getByRole('button', { name: '560 points' })).toBeVisible()
})

test('VIDEO-15 VOTE-04 of visitors no session begins, and whoever presses the upvote is asked to sign in', async ({
  page,
  seed,
  visit,
}) => {
  const { id } = await seed.video({ title: 'Inside the final' })
  const sent = sessionCalls(page)
  await visit('/ld-tv')
  await page.getByRole('link', { name: 'Inside the final' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inside the final')
  await expect(page).toHaveURL(`/ld-tv/${id}`)
  await page.getByRole('button', { name: '1 upvote' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await allRequestsSeen(page)
  expect(sent).toEqual([])
})

test('AMB-117 staff add a video, change it and delete it', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await signIn(await seed.member({ flags: Flag.Admin, permissions: Permission.canManageContent }))
  await visit('/admin/videos')
  await page.getByRole('button', { name: 'Add video' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await expect(form).toContainText('You must enter the address of a video on YouTube.')
  await form.getByRole('textbox', { name: 'Video on YouTube' }).fill('https://youtu.be/aqz-KE-bpKQ')
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Inside the final')
  await form.getByRole('textbox', { name: 'Length' }).fill('10:35')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()

  const row = page.getByRole('row').filter({ hasText: 'Inside the final' })
  await expect(row).toContainText('10:35')
  await expectAccessible(page)
  // A picture of its own, which is taken away again.
  const picture = row.locator('img')
  const drawn = /\/general-[1-8]\//
  const remove = form.getByRole('button', { name: 'Remove the picture' })
  const actions = row.getByRole('button', { name: 'Actions for Inside the final' })
  const edit = async () => {
    await actions.click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
  }
  await edit()
  await expect(form.getByRole('img')).toBeVisible()
  await expect(remove).toHaveCount(0)
  await form
    .getByLabel('Picture', { exact: true })
    .setInputFiles(await chosenPicture({ width: 640, height: 360 }))
  await expect(remove).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  // The list has the video as it is now.
  await expect(picture).not.toHaveAttribute('src', drawn)
  await edit()
  await remove.click()
  await expect(form.getByRole('img')).toHaveCount(0)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(picture).toHaveAttribute('src', drawn)
  await edit()
  await expect(form.getByRole('img')).toHaveAttribute('src', drawn)
  await page.keyboard.press('Escape')

  await actions.click()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(row).toContainText('Draft')
  await actions.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The video has been deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
})
