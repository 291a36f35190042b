import { listComments } from '@loadout/contract/comments/comments.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls } from '../account-screens.ts'
import { articlePath } from '../addresses.ts'
import { hasJoined } from '../channels.ts'
import { comments } from '../screens.ts'
import { afterChoosing, expect, test, visitIn } from '../site.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

test('AMB-161 members change and take back what they wrote by keyboard, and whoever reads along sees it', async ({
  page,
  newcomer,
  seed,
  visit,
  signInAs,
  baseURL,
}) => {
  const news = await seed.news()
  const saga = await seed.member({ username: 'Saga' })
  const inserted = new Date()
  const mine = await seed.comment({ on: news, by: saga, message: 'Well plaid', inserted })
  await seed.comment({ on: news, by: saga, message: 'So close', inserted })
  await seed.comment({ on: news, message: 'Somebody else’s' })
  const answer = await seed.comment({ on: news, message: 'It was', answers: mine })
  const reader = await newcomer({ storageState: afterChoosing(0, baseURL ?? '') })
  const cut = { isGone: false, close: () => undefined as void }
  await reader.routeWebSocket(/\/app\//, (socket) => {
    cut.close = () => void socket.close({ code: 4200 })
    // Kept waiting: refused, it would ask again at once.
    if (!cut.isGone) socket.connectToServer()
  })
  const joined = hasJoined(reader, 'comments-')
  await reader.goto(articlePath(news))
  await joined
  const read = (id: number) => reader.locator(`#comment-${id}`)
  await expect(read(answer.id)).toContainText('In reply to Saga Well plaid')

  await signInAs(page, saga)
  await visit(articlePath(news))
  const own = page.locator(`#comment-${mine.id}`)
  await expect(own.getByRole('button', { name: 'Edit your comment' })).toBeVisible()
  await expect(page.getByRole('article', { name: /^Saga / })).toHaveCount(2)
  await expect(comments(page).getByRole('button', { name: 'Edit' })).toHaveCount(2)
  await own.getByRole('button', { name: 'Edit' }).press('Enter')
  const field = own.getByRole('textbox', { name: 'Edit your comment' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill(' ')
  await page.keyboard.press('Control+Enter')
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toHaveAccessibleDescription('You must enter a message.')
  await error.getByRole('button').click()
  await expect(field).toHaveAccessibleDescription('You must enter a message.')
  await expect(field).toBeFocused()
  await field.fill('Well played')
  await page.keyboard.press('Control+Enter')
  await expect(own.getByRole('paragraph').first()).toHaveText('Well played')
  await expect(own.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(read(mine.id)).toContainText('Well played')
  await expect(read(answer.id)).toContainText('In reply to Saga Well played')

  // Whoever is cut off meanwhile sees it when they are back.
  cut.isGone = true
  cut.close()
  await own.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(own).toContainText('This comment has been deleted.')
  await expect(own.getByRole('link').first()).toBeFocused()
  cut.isGone = false
  cut.close()
  await expect(read(mine.id)).toContainText('This comment has been deleted.')
})

test('AMB-161 K09 what was changed of a comment before a page hears of it is shown once it does, and not asked for where it hears at once', async ({
  page,
  newcomer,
  seed,
  signInAs,
  visit,
  baseURL,
}) => {
  const news = await seed.news()
  const saga = await seed.member({ username: 'Saga' })
  const inserted = new Date()
  const mine = await seed.comment({ on: news, by: saga, message: 'Well plaid', inserted })
  const storageState = afterChoosing(0, baseURL ?? '')
  const [late, prompt] = [await newcomer({ storageState }), await newcomer({ storageState })]
  const asked = [late, prompt].map((each) => countCalls(each, listComments.path))
  for (const each of [late, prompt]) {
    await each.clock.install({ time: NOON })
    await each.clock.pauseAt(NOON + 60_000)
    await visitIn(each, articlePath(news))
  }
  let hears = false
  const hear = async () => {
    await hasJoined(prompt, 'comments-')
    hears = true
  }
  void hear()
  // However long that takes here, there it is a moment.
  await prompt.clock.runFor(5_000)
  await expect(async () => {
    await prompt.clock.runFor(10)
    expect(hears).toBe(true)
  }).toPass()
  await prompt.clock.resume()

  await signInAs(page, saga)
  await visit(articlePath(news))
  const comment = page.locator(`#comment-${mine.id}`)
  await comment.getByRole('button', { name: 'Edit' }).press('Enter')
  await comment.getByRole('textbox', { name: 'Edit your comment' }).fill('Well played')
  await page.keyboard.press('Control+Enter')
  await expect(prompt.locator(`#comment-${mine.id}`)).toContainText('Well played')

  const joined = hasJoined(late, 'comments-')
  await late.clock.fastForward(60_000)
  await late.clock.resume()
  await joined
  await expect(late.locator(`#comment-${mine.id}`)).toContainText('Well played')
  // For the comment that was changed while it heard.
  expect(asked[1]).toHaveLength(1)
})

test('AMB-161 what is half changed of an own comment is not lost unasked, and stays in another order and language', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  const german = {
    languageId: 3,
    title: 'Auf Deutsch',
    excerpt: '',
    content: '<p>So.</p>',
  } as const
  const news = await seed.news({ title: 'In English', versions: [german] })
  const by = await seed.member()
  for (let number = 1; number <= 25; number++)
    await seed.comment({ on: news, by, message: `Somebody else’s ${number}` })
  const saga = await seed.member({ username: 'Saga' })
  const inserted = new Date()
  const mine = await seed.comment({ on: news, by: saga, message: 'Well plaid', inserted })
  const more = await seed.comment({ on: news, by: saga, message: 'So close', inserted })
  await signInAs(page, saga)
  await visit(articlePath(news))
  const own = page.locator(`#comment-${mine.id}`)
  const field = own.getByRole('textbox', { name: 'Edit your comment' })
  await own.getByRole('button', { name: 'Edit' }).press('Enter')
  await expect(field).toBeFocused()
  await field.fill('Well played')
  const other = page.locator(`#comment-${more.id}`)
  const question = page.getByRole('dialog', { name: 'Discard what you have written?' })
  await other.getByRole('button', { name: 'Edit' }).click()
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(question).toHaveCount(0)
  await expect(field).toHaveValue('Well played')
  await other.getByRole('button', { name: 'Edit' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByRole('textbox', { name: 'Edit your comment' })).toBeFocused()
  await own.getByRole('button', { name: 'Edit' }).click()
  await expect(other.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(field).toHaveValue('Well plaid')
  await field.fill('Well played')
  const order = page.getByRole('combobox', { name: 'Order' })
  await order.selectOption('Oldest first')
  await expect(own).toHaveCount(0)
  await order.selectOption('Newest first')
  await expect(field).toHaveValue('Well played')
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Language: English' }).click()
  await bar.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/auf-deutsch$/)
  await bar.getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await bar.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/in-english$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toHaveValue('Well played')
  await own.getByRole('link', { name: 'Saga', exact: true }).click()
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(question).toHaveCount(0)
  await expect(field).toHaveValue('Well played')
  await field.focus()
  await page.keyboard.press('Control+Enter')
  await expect(own.getByRole('paragraph').first()).toHaveText('Well played')
  await expect(own.getByRole('button', { name: 'Edit' })).toBeFocused()
})
