import { articlePath } from '../addresses.ts'
import { EDITOR, fields, saved } from '../newsroom-screens.ts'
import { expect, test } from '../site.ts'

test('H01 H03 H05 H07 of what is pasted only what an article can have comes in, and nothing of it runs', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  // Whether the policy is asked about handlers of a document that is only read differs by version.
  expected.possibly('policy: script-src-attr inline')
  await signIn(await seed.member(EDITOR))
  await visit('/admin/news/new')
  const { text } = fields(page)
  await text.click()
  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      `<h2 id="x" style="position:fixed" onclick="document.title='run'">Head</h2><p>A <b>bold</b> <a href="javascript:document.title='run'">bad</a> <a href="https://loadout.example/x" target="_blank">good</a></p><img src="/missing.png" onerror="document.title='run'"><script>document.title='run'</script><iframe src="https://elsewhere.example"></iframe>`,
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(text.getByRole('heading')).toHaveText('Head')
  expect(
    await text.evaluate((element) => element.innerHTML.replaceAll(/<p><br[^>]*><\/p>$/g, '')),
  ).toBe(
    '<h2>Head</h2><p>A <strong>bold</strong> bad <a href="https://loadout.example/x">good</a></p>',
  )
  await expect(page).toHaveTitle(/Write news/)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.type('See here')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill('javascript:x()')
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByText('This is neither a path of this site nor a full address.'),
  ).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/tags')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'See here' })).toHaveAttribute('href', '/tags')

  // Words alone: an empty line begins a paragraph, and nothing in them is taken for HTML.
  await page.keyboard.press('Control+a')
  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'First <b>half</b>\r\nsecond half\r\n\r\n\r\nThe end')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(text.getByRole('paragraph')).toHaveText(['First <b>half</b>second half', 'The end'])
  await expect(text.locator('br:not([class])')).toHaveCount(1)
})

test('NEWS-21 an article that is opened is unchanged, and a list in it is saved without paragraphs', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const news = await seed.news({ content: '<ul><li>One</li><li>Two</li></ul>' })
  await signIn(await seed.member(EDITOR))
  await visit(`/admin/news/edit/${news.id}`)
  const { text } = fields(page)
  await expect(text.getByRole('listitem')).toHaveText(['One', 'Two'])
  await expect(page.getByText('Not saved')).toHaveCount(0)

  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('After it.')
  // Lines in which nothing was written are none.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not saved').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(saved(page)).toBeVisible()
  await visit(articlePath(news))
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'OneTwo' })
  expect(await list.evaluate((element) => element.parentElement?.innerHTML)).toBe(
    '<ul><li>One</li><li>Two</li></ul><p>After it.</p>',
  )
})
