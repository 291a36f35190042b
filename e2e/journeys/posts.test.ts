import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { MAX_DRAFTS } from '@loadout/contract/posts/post-rules.ts'
import { sendTextPicture } from '@loadout/contract/text-pictures/text-pictures.ts'
import { expectAccessible } from '../accessibility.ts'
import { gatherAnnounced } from '../announced.ts'
import { chosenPicture } from '../chosen-picture.ts'
import { countCalls, holdBack } from '../account-screens.ts'
import { cutConnection } from '../connection.ts'
import { snacksAreThere } from '../late-parts.ts'
import { allRequestsSeen, nextCall } from '../screens.ts'
import { expect, test } from '../site.ts'
import { expectRoomWhenEnlarged, postEditor, SENTENCE } from '../post-editor.ts'

test('POST-14 POST-15 POST-16 POST-18 POST-20 POST-22 POST-39 POST-42 POST-43 POST-45 a member writes a post over two visits and publishes it when it is long enough', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  await visit('/posts/new')
  await expect(page.getByText('You must log in to view this page')).toBeVisible()
  const asked = countCalls(page, '/blog/list')
  await visit('/posts/manage')
  await allRequestsSeen(page)
  await expect(page.getByRole('main')).toHaveText('Your posts')
  expect(asked).toEqual([])

  await signIn(await seed.member({ username: 'Mirka' }))
  await visit('/posts/new')
  const { title, text, publish, saved } = postEditor(page)
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAccessibleDescription(
    'Still missing: a title, a text of at least 280 characters, a game',
  )
  await title.fill('What eleven losses taught me')
  await text.click()
  const announced = await gatherAnnounced(page)
  await page.keyboard.type(SENTENCE)
  await expect(page.getByText('56 of at least 280 characters')).toBeVisible()
  await expect(page.getByText('224 to go')).toBeVisible()
  await page.getByRole('radio', { name: 'Fortnite' }).check()
  await page.getByRole('radio', { name: 'CS:GO' }).check()
  await expect(page.getByLabel('Language').locator('option')).toContainText(['English', 'Svenska'])
  await expect(saved).toBeVisible()
  expect(await announced(), 'nobody is talked to while they write').toEqual([])
  await expect(page).toHaveURL(/\/posts\/edit\/1$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  const shown = preview.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('What eleven losses taught me')
  await expect(shown.getByRole('article')).toContainText('I kept a notebook')
  // Not a broken one, as long as there is none.
  const cover = shown.locator('article img').last()
  await cover.evaluate((picture: HTMLImageElement) => picture.decode())
  await expectAccessible(page, { within: 'dialog' })
  await preview.getByRole('button', { name: 'Close' }).first().click()

  // The page is kept without it, and a draft has no comments.
  expected.failures('/post/Mirka/1', '/comment/list')
  await visit('/post/Mirka/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What eleven losses taught me')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()

  await visit('/posts/manage')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'What eleven losses taught me' }).click()
  await expect(page.getByRole('radio', { name: 'CS:GO' })).toBeChecked()
  await text.click()
  await page.keyboard.press('Control+End')
  const heard = await gatherAnnounced(page)
  await page.keyboard.type(SENTENCE.repeat(4))
  await expect(page.getByRole('status').getByText('Long enough')).toBeVisible()
  expect(await heard()).toContain('Long enough')
  await expectRoomWhenEnlarged(page)
  const sent = countCalls(page, '/blog/edit')
  await publish.dblclick()

  await expect(page).toHaveURL(/\/post\/Mirka\/1\/what-eleven-losses-taught-me$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What eleven losses taught me')
  await expect(page.getByText('Draft', { exact: true })).toBeHidden()
  expect(sent).toHaveLength(1)
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/posts/edit/1')

  await signIn(await seed.member())
  expected.failures('/blog/draft/get')
  await visit('/posts/edit/1')
  await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible()
})

test('POST-15 a picture that is pasted or dropped into the text is asked about and stands in it', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await signIn(await seed.member())
  await visit('/posts/new')
  const { text } = postEditor(page)
  await text.click()
  await page.keyboard.insertText('Before it')
  const { buffer, mimeType } = await chosenPicture({})
  const data = await page.evaluateHandle(
    ({ base64, type }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'screenshot.png', { type }))
      // What a browser adds to a picture that is copied from a page.
      transfer.setData('text/html', '<meta charset="utf-8"><img src="https://loadout.example/x">')
      return transfer
    },
    { base64: buffer.toString('base64'), type: mimeType },
  )
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  const put = dialog.getByRole('button', { name: 'Insert picture' })

  await text.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    data,
  )
  await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What it shows' }).fill('The scoreboard')
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  // It is on its way: there is nothing left to be taken back.
  const answer = await holdBack(page, sendTextPicture.path)
  await put.click()
  await expect(put).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('textbox', { name: 'What it shows' })).toHaveValue('The scoreboard')
  answer()
  await expect(text.getByRole('img', { name: 'The scoreboard' })).toBeVisible()
  await expect(text).toContainText('Before it')

  const { x = 0, y = 0 } = (await text.locator('p').first().boundingBox()) ?? {}
  await text.dispatchEvent('drop', { dataTransfer: data, clientX: x + 2, clientY: y + 2 })
  await expect(dialog.getByRole('img')).toBeVisible()
  await put.click()
  await expect(text.locator('img')).toHaveCount(2)
})

test('POST-20 POST-22 POST-40 whoever publishes a new post before it was kept comes to it, with a hundred drafts as well', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  const author = await seed.member({ username: 'Tove', flags: Flag.VerifiedSymbol })
  await signIn(author)
  const { title, text, publish } = postEditor(page)
  await page.clock.install()
  const publishAtOnce = async (name: string, ahead: number) => {
    await visit('/posts/new')
    const game = page.getByRole('radio', { name: 'Fortnite' })
    await expect(game).toBeVisible()
    // However long the writing takes here, nothing is kept by itself.
    await page.clock.pauseAt(Date.now() + ahead)
    await game.check()
    await text.click()
    await page.keyboard.insertText('Short and done.')
    await title.fill(name)
    await publish.click()
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Draft', { exact: true })).toHaveCount(0)
  }
  await publishAtOnce('At once', 60_000)
  await expect(page).toHaveURL(/\/post\/Tove\/1\/at-once$/)

  for (let number = 1; number <= MAX_DRAFTS; number++)
    await seed.post({ author, publishedAt: 'infinity' })
  expected.failures('answered 400')
  // The clock of the page is a minute ahead since the first.
  await publishAtOnce('One more', 120_000)
  await expect(page).toHaveURL(/\/one-more$/)
})

test.describe('where a member publishes one post a day', () => {
  test.use({ environment: { POSTS_PER_DAY: '1' } })

  test('POST-20 a post that could not be published says why, and stays the draft that it was', async ({
    page,
    context,
    seed,
    visit,
    signIn,
    expected,
  }) => {
    await signIn(await seed.member())
    const { title, text, publish, saved } = postEditor(page)
    const write = async (name: string) => {
      await visit('/posts/new')
      await title.fill(name)
      await text.click()
      await page.keyboard.insertText(SENTENCE.repeat(5))
      await page.getByRole('radio', { name: 'Fortnite' }).check()
      await expect(saved).toBeVisible()
    }
    await write('The post of the day')
    expected.failures('ERR_INTERNET_DISCONNECTED')
    await snacksAreThere(page)
    await cutConnection(page)
    await publish.click()
    await expect(page.getByText('No connection. Please try again when it is back.')).toBeVisible()
    await expect(page.getByText('No connection: kept in this browser')).toBeVisible()
    await context.setOffline(false)
    await expect(saved).toBeVisible()
    await publish.click()
    await expect(page).toHaveURL(/the-post-of-the-day$/)

    await write('One too many')
    expected.failures('answered 429')
    await publish.click()
    const failure = page.getByRole('alertdialog')
    await expect(failure).toContainText('You have published too many posts today.')
    await expect(page.getByText('No connection: kept in this browser')).toHaveCount(0)
    await expect(saved).toBeVisible()
  })
})

test('POST-16 POST-17 a member who has written a lot finds a hundred of it at once, drafts first', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const author = await seed.member()
  for (let number = 1; number <= 27; number++) await seed.post({ author, title: `Page ${number}` })
  await seed.post({ author, title: 'Unfinished', publishedAt: 'infinity' })
  await signIn(author)
  const asked = nextCall(page, '/blog/list', 'drafts')
  await visit('/posts/manage')
  // One more than it shows, to learn whether there is more.
  expect(await asked).toMatchObject({ limit: '101', drafts: '1' })
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(29)
  await expect(rows.nth(1)).toContainText('Unfinished')
  await expect(rows.last()).toContainText('Page 1')

  await page.getByRole('button', { name: 'Actions for Page 1', exact: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(28)
  // The keys go on where they were.
  await expect(page.getByRole('button', { name: 'Actions for Page 2', exact: true })).toBeFocused()
})

test('POST-45 POST-46 POST-47 POST-48 POST-19 CMT-20 POST-23 ERR-02 staff give a post a star mark, take it away and delete the post, and do not edit what another has written', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  const { id } = await seed.post({ title: 'Half the circle' })
  const staff = await seed.member({
    flags: Flag.Admin,
    permissions: Permission.canDeletePosts | Permission.canAddBlogStar,
  })
  const own = await seed.post({ author: staff })
  await signIn(staff)
  const star = page.getByRole('button', { name: 'Star mark', exact: true })
  await visit(`/post/u/${own.id}`)
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(star).toHaveCount(0)
  await visit(`/post/u/${id}`)
  await expect(page).toHaveURL(/\/post\/\w+\/1\/half-the-circle$/)
  const dialog = page.getByRole('dialog')

  await star.click()
  await expect(dialog).toContainText('Add a star mark on this blog post?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await star.click()
  await dialog.getByRole('button', { name: 'Add star mark' }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(dialog).toContainText('Remove the star mark on this blog post?')
  await dialog.getByRole('button', { name: 'Remove star mark' }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Nice read')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible()

  const remove = page.getByRole('button', { name: 'Delete', exact: true }).first()
  await remove.click()
  await expect(dialog).toContainText(
    'Are you sure you want to delete this post? This action is irreversible.',
  )
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await remove.click()
  await test.step('a reason is not lost when the deletion fails', async () => {
    const reason = dialog.getByRole('textbox')
    await page.route('**/api/blog/delete', (route) => route.fulfill({ status: 429, json: {} }))
    expected.failures('answered 429')
    await reason.fill('An advertisement.')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button').click()
    await expect(reason).toHaveValue('An advertisement.')
    await page.unroute('**/api/blog/delete')
  })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/posts$/)
  // Asked for once more as the member who looks.
  expected.failures(`/post/u/${id}`, '/blog/get', '/comment/list')
  await page.goto(`/post/u/${id}?lang=en`)
  await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible()
})

test('POST-03 POST-04 POST-08 POST-11 POST-13 SEARCH-04 SEARCH-08 SEARCH-12 HOME-02 HOME-03 HOME-07 HOME-09 HOME-12 posts are found from the overview, the search, their author and home', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor', flags: Flag.Featured })
  for (let number = 1; number <= 10; number++)
    await seed.post({ author, title: `Notebook page ${number}` })
  // Before the moment at which the clock of a journey stands.
  const days = (count: number) => new Date(Date.UTC(2026, 10, 20 - count))
  await seed.post({ author, title: 'Six days old', publishedAt: days(6) })
  await seed.post({ author, title: 'Eight days old', publishedAt: days(8) })
  for (let number = 1; number <= 13; number++)
    await seed.post({ author, title: 'A year old', publishedAt: days(365) })
  for (let number = 1; number <= 6; number++) await seed.member({ username: `Halvar${number}` })

  await visit('/users')
  const featured = ['/blog/list', '/stats/most_blog_visitors']
  const asked = Promise.all(featured.map((path) => nextCall(page, path, 'featured')))
  await page.getByRole('link', { name: 'Read their posts', exact: true }).click()
  expect(await asked).toMatchObject([{ limit: '4' }, { limit: '8' }])
  const latest = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Latest posts' }) })
    .getByRole('article')
  await expect(latest).toHaveCount(12)
  await expect(latest.first()).toContainText('Notebook page 10')
  await page.getByRole('button', { name: 'Load more posts' }).click()
  await expect(latest).toHaveCount(24)
  await expect(latest.last()).toContainText('A year old')
  // Further down the bar covers the name of an author.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  const suggested = nextCall(page, '/user/search')
  const search = page.getByRole('searchbox', { name: 'Search posts and authors' })
  await search.fill('hal')
  expect(await suggested).toMatchObject({ query: 'hal', limit: '5' })
  const authors = page.getByRole('list', { name: 'Authors with that name' })
  // Five, and the way to all of them.
  await expect(authors.getByRole('listitem')).toHaveCount(6)
  await expect(authors.getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/search/user/hal',
  )
  await search.press('Escape')
  await expect(authors).toHaveCount(0)
  await search.fill('hald')
  await expect(authors.getByRole('listitem')).toHaveText(['Haldor', 'View all'])
  // What gets no focus from a press is no way out of the search: in Safari no link does.
  await authors.click({ position: { x: 3, y: 3 } })
  await authors.getByRole('link', { name: 'Haldor' }).click()
  await expect(page.getByRole('heading', { name: /^Posts by/ })).toBeVisible()
  await expect(page.locator('main article')).toHaveCount(9)

  await visit('/search/post/notebook')
  await expect(page.locator('main article')).toHaveCount(10)

  await seed.news({ title: 'Northwind win' })
  await visit('/userfeed')
  await expect(page.getByRole('tab', { name: 'Hot User Topics' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Northwind win')).toHaveCount(0)
  const feed = page.locator('main article:not([data-layout=mini])')
  await expect(feed).toHaveCount(9)
  await expect(feed.first()).toHaveAttribute('data-layout', 'full')
  await page.getByRole('button', { name: 'Load more posts' }).click()
  await expect(feed).toHaveCount(11)
  await expect(page.getByRole('link', { name: 'Six days old' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Eight days old' })).toBeHidden()
})
