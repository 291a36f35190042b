import { holdBack, memberBar } from '../account-screens.ts'
import { cutConnection } from '../connection.ts'
import { expect, test } from '../site.ts'
import { loseAnswers } from '../lost-answers.ts'
import { postEditor } from '../post-editor.ts'

test('POST-20 POST-37 what is written without a connection or in two windows is not lost', async ({
  page,
  context,
  seed,
  visit,
  signIn,
  expected,
}) => {
  await signIn(await seed.member())
  await visit('/posts/new')
  const { title, saved } = postEditor(page)
  await title.fill('First thoughts')
  await expect(saved).toBeVisible()
  await expect(page).toHaveURL(/\/posts\/edit\/1$/)

  const other = await context.newPage()
  await other.goto('/posts/edit/1?lang=en')
  const there = postEditor(other)
  await there.title.fill('Second thoughts')
  await expect(there.saved).toBeVisible()

  expected.failures('/blog/draft/keep')
  await title.fill('Third thoughts')
  await expect(page.getByRole('alert')).toContainText('has been edited in another window')
  await page.getByRole('button', { name: 'Read the other text' }).click()
  await expect(page.getByRole('heading', { name: 'Second thoughts' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep this one' }).click()
  await expect(saved).toBeVisible()

  expected.failures('ERR_INTERNET_DISCONNECTED', '/blog/draft/keep')
  await cutConnection(page)
  await title.fill('Fourth thoughts')
  await expect(page.getByText('No connection: kept in this browser')).toBeVisible()
  await context.setOffline(false)
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Fourth thoughts')
})

test('POST-20 whoever goes from the draft that they write to a new post begins another', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await signIn(await seed.member())
  await visit('/posts/new')
  const { title, saved } = postEditor(page)
  await title.fill('The first one')
  await expect(page).toHaveURL(/\/posts\/edit\/1$/)
  await expect(saved).toBeVisible()
  const writeAnother = async () => {
    await memberBar(page).menu.click()
    await page.getByRole('link', { name: 'Post on your page' }).click()
    await expect(page).toHaveURL(/\/posts\/new$/)
    await expect(title).toHaveValue('')
  }

  await writeAnother()
  await title.fill('The second one')
  await expect(page).toHaveURL(/\/posts\/edit\/2$/)
  await expect(saved).toBeVisible()
  await writeAnother()
  await page.goBack()
  await expect(page).toHaveURL(/\/posts\/edit\/2$/)
  await expect(title).toHaveValue('The second one')

  await visit('/posts/manage')
  for (const name of ['The first one', 'The second one'])
    await expect(page.getByRole('link', { name })).toBeVisible()
})

test('POST-20 AMB-150 a new post whose first keeping was not answered is asked about before its author signs out, and is one draft, with what was written since', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  await signIn(await seed.member())
  await visit('/posts/new')
  const { title, saved } = postEditor(page)
  const { letThrough } = await loseAnswers(page, '/blog/draft/keep')
  expected.failures('/blog/draft/keep')
  await title.fill('Begun')
  await expect(page.getByText('No connection: kept in this browser')).toBeVisible()
  await title.fill('Begun, and gone on with')
  await memberBar(page).menu.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page
    .getByRole('dialog', { name: 'Sign out without saving?' })
    .getByRole('button', { name: 'Keep writing' })
    .click()
  letThrough()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page).toHaveURL(/\/posts\/edit\/1$/)
  await expect(saved).toBeVisible()

  await visit('/posts/manage')
  await expect(page.getByRole('link', { name: 'Begun, and gone on with' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
})

test('POST-20 POST-22 a post whose keeping and publishing were not answered is gone on with, and no other window is blamed', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  const author = await seed.member()
  const { id } = await seed.post({ author, title: 'As readers see it' })
  await signIn(author)
  await visit(`/posts/edit/${id}`)
  const { title, saved } = postEditor(page)
  const publish = page.getByRole('button', { name: 'Publish changes' })
  const { lose, letThrough } = await loseAnswers(page, '/blog/draft/keep', '/blog/edit')
  expected.failures('/blog/draft/keep', '/blog/edit', 'answered 400')
  await title.fill('A better one')
  await expect(page.getByText('No connection: kept in this browser')).toBeVisible()
  await title.fill('A better one, and longer')
  letThrough()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(saved).toBeVisible()

  lose()
  await publish.click()
  await expect(page.getByText('No connection. Please try again')).toBeVisible()
  letThrough()
  await title.fill('The best one')
  await publish.click()
  await expect(page).toHaveURL(new RegExp(`/post/${author.username}/${id}/`))
  await expect(page.getByRole('heading', { name: 'The best one' })).toBeVisible()
})

test('POST-20 POST-22 whoever throws away what they wrote and does not get the text back is asked before they write over it', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  const author = await seed.member()
  const { id } = await seed.post({ author, title: 'As readers see it' })
  await signIn(author)
  await visit(`/posts/edit/${id}`)
  const { title, saved } = postEditor(page)
  await title.fill('A worse one')
  await expect(saved).toBeVisible()

  expected.failures('answered 403', 'answered 400')
  let isRefused = true
  await page.route('**/api/blog/draft/get?**', (route) =>
    isRefused ? route.fulfill({ status: 403, json: {} }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  isRefused = false
  await title.fill('A worse one, and longer')
  await expect(page.getByRole('alert')).toContainText('has been edited in another window')
  await page.getByRole('button', { name: 'Take the other' }).click()
  await expect(title).toHaveValue('As readers see it')
})

test('POST-22 whoever begins another post while one is being published stays with it', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const author = await seed.member()
  const { id } = await seed.post({ author, title: 'As readers see it' })
  await signIn(author)
  await visit(`/posts/edit/${id}`)
  const { title, saved } = postEditor(page)
  await title.fill('A better one')
  await expect(saved).toBeVisible()
  const answer = await holdBack(page, '/blog/edit')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await memberBar(page).menu.click()
  await page.getByRole('link', { name: 'Post on your page' }).click()
  await expect(page).toHaveURL(/\/posts\/new$/)
  await title.fill('The next one')
  answer()
  await expect(page.getByRole('status').getByRole('listitem')).toBeVisible()
  await expect(page).toHaveURL(/\/posts\/edit\/2$/)
  await expect(title).toHaveValue('The next one')
})

test('POST-46 whoever deletes a post on its own page and goes back to it is not shown it', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  const author = await seed.member()
  await seed.post({ author, title: 'Half the circle' })
  await signIn(author)
  await visit('/')
  const post = page.getByRole('main').getByRole('link', { name: 'Half the circle' }).first()
  await post.click()
  await expect(page).toHaveURL(/\/half-the-circle$/)
  await page.getByRole('banner').getByRole('link').first().click()
  await post.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/posts$/)
  await expect(page.getByRole('status').getByRole('listitem')).toBeVisible()

  expected.failures('/blog/get')
  await page.evaluate(() => history.go(-2))
  await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible()
})
