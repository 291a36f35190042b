import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, holdBack } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { allRequestsSeen, comments } from '../screens.ts'
import { expect, isAlive, test } from '../site.ts'

const tools = (page: Page) => page.getByRole('group', { name: 'Article actions' })
const upvote = (part: ReturnType<typeof tools>) => part.getByRole('button', { name: /upvote/ })

test('NEWS-12 VOTE-01 VOTE-02 VOTE-03 a visitor upvotes an article once, and after a reload it is shown as upvoted, in every language', async ({
  page,
  context,
  seed,
  visit,
}) => {
  const news = await seed.news({
    upvotes: 4,
    versions: [
      { languageId: 3, title: 'Welch ein Abend', excerpt: 'Kurz', content: '<p>Lang</p>' },
    ],
  })
  const other = await seed.news()
  await visit(articlePath(news))
  const button = upvote(tools(page))
  await expect(button).toHaveAccessibleName('5 upvotes')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAccessibleName('6 upvotes')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toBeDisabled()
  expect((await context.cookies()).find(({ name }) => name === 'upvoted-news')?.value).toBe(
    String(news.id),
  )

  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toHaveAccessibleName('6 upvotes')
  await visit(articlePath(other))
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'upvoted-news')?.value)
    .toBe(`${news.id},${other.id}`)

  await visit(`${articlePath(news)}?lang=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welch ein Abend')
  await expect(page.getByRole('main').getByRole('button', { name: '6 Upvotes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('VOTE-02 the shown count changes by what the server answers; an upvote that fails is taken back and said, and nothing is sent twice', async ({
  page,
  seed,
  visit,
  expected,
}) => {
  expected.failures('answered 404')
  const news = await seed.news({ upvotes: 4 })
  const sent = countCalls(page, '/news/upvote')
  await page.route('**/api/news/upvote', (route) =>
    route.fulfill({
      status: 404,
      json: { error: 'Article not found', code: 'article_not_found' },
    }),
  )
  const answer = await holdBack(page, '/news/upvote')
  await visit(articlePath(news))
  await upvote(tools(page)).dblclick()
  answer()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expect(
    page.getByRole('button', { name: '5 upvotes', includeHidden: true }).first(),
  ).toHaveAttribute('aria-pressed', 'false')
  expect(sent).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.unrouteAll()
  await page.route('**/api/news/upvote', (route) => route.fulfill({ json: { delta: 0 } }))
  const answered = page.waitForResponse('**/api/news/upvote')
  await upvote(tools(page)).click()
  await (await answered).finished()
  await allRequestsSeen(page)
  await expect(upvote(tools(page))).toHaveAttribute('aria-pressed', 'true')
  await expect(upvote(tools(page))).toHaveAccessibleName('5 upvotes')
})

test('VOTE-05 CMT-08 CMT-09 a member upvotes a comment with the keyboard, and finds it upvoted after a reload; what is one’s own counts as upvoted and cannot be upvoted', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  const author = await seed.member()
  const news = await seed.news({ author })
  await seed.comment({ on: news, by: author, message: 'Mine' })
  await seed.comment({ on: news, message: 'Theirs', upvotes: 2 })
  await signInAs(page, author)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/upvote')) sent.push(request.url())
  })
  await visit(articlePath(news))
  const own = upvote(comments(page).filter({ hasText: 'Mine' }))
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await expect(own).toBeDisabled()
  await expect(upvote(tools(page))).toBeDisabled()
  await own.click({ force: true })
  await upvote(tools(page)).click({ force: true })
  await allRequestsSeen(page)
  expect(sent).toEqual([])

  const button = upvote(comments(page).filter({ hasText: 'Theirs' }))
  await expect(button).toHaveAccessibleName('3 upvotes')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAccessibleName('4 upvotes')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toBeFocused()
  await page.reload()
  await expect(button).toHaveAccessibleName('4 upvotes')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

/**
 * Holds back what React has to do, which it writes down in messages to itself, as a slow phone
 * does. What is returned lets it go on.
 */
async function holdRendering(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isHeld = true
    globalThis.MessageChannel = class extends MessageChannel {
      constructor() {
        super()
        const send = this.port2.postMessage.bind(this.port2)
        this.port2.postMessage = (message: unknown) => {
          if (isHeld && message === null) held.push(() => send(message))
          else send(message)
        }
      }
    }
    Object.assign(globalThis, {
      letRender: () => {
        isHeld = false
        for (const go of held) go()
      },
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { letRender(): void }).letRender())
}

test('VOTE-05 CMT-09 whoever is known before the page is alive finds what is their own upvoted all the same', async ({
  page,
  seed,
  signIn,
}) => {
  const author = await seed.member()
  const news = await seed.news({ author })
  await seed.comment({ on: news, by: author, message: 'Mine' })
  await signIn(author)
  const letRender = await holdRendering(page)
  // What only members hear begins when it is known who they are.
  const known = page.waitForResponse('**/api/user/pusher/auth')
  await page.goto(articlePath(news))
  await known
  const field = page.getByRole('main').getByRole('textbox')
  await expect(field).toHaveCount(0)

  await letRender()
  await isAlive(page)
  await expect(field).toBeVisible()
  await expect(upvote(tools(page))).toHaveAttribute('aria-pressed', 'true')
  await expect(upvote(comments(page))).toHaveAttribute('aria-pressed', 'true')
})

test('VOTE-04 a visitor who wants to upvote a comment is led to sign in', async ({
  page,
  seed,
  visit,
}) => {
  const news = await seed.news()
  await seed.comment({ on: news })
  await visit(articlePath(news))
  await upvote(comments(page).first()).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to upvote comments' })
  await expect(dialog.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/signup')
  await expectAccessible(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(upvote(comments(page).first())).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(dialog).toHaveCount(0)
})
