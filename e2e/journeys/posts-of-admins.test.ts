import { Flag } from '@loadout/contract/accounts/flags.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls, memberBar } from '../account-screens.ts'
import { postEditor } from '../post-editor.ts'
import { expect, test } from '../site.ts'

test('POST-41 POST-44 AMB-45 an admin chooses several games, asks something and has a picture and tags, of which a member has none; what tags are typed is asked about before it is lost, and is sent again when it is that of before', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const admin = await seed.member({ flags: Flag.Admin })
  const { id } = await seed.post({ author: admin })
  const tags = page.getByRole('textbox', { name: 'Tags' })
  const picture = page.locator('input[type=file]')
  await signIn(await seed.member())
  await visit('/posts/new')
  await expect(page.getByRole('radio', { name: 'Fortnite' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Fortnite' })).toHaveCount(0)
  await expect(tags.or(picture)).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Poll' })).toHaveCount(0)

  await signIn(admin)
  await visit(`/posts/edit/${id}`)
  await expect(picture).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Fortnite' }).check()
  const calls = countCalls(page, '/blog/edit')
  await tags.fill('mirage')
  await memberBar(page).wallet.getByRole('link').first().click()
  const leaving = page.getByRole('dialog', { name: 'Leave without publishing?' })
  await leaving.getByRole('button', { name: 'Keep writing' }).click()
  await expect(tags).toHaveValue('mirage')
  await page.getByRole('button', { name: 'Make it a draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make it a draft' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await tags.fill('')
  await page.getByRole('button', { name: 'New poll' }).click()
  const asking = page.getByRole('dialog', { name: 'New poll' })
  await asking.getByRole('textbox', { name: 'Question' }).fill('Who wins the final?')
  await asking.getByRole('textbox', { name: 'Options' }).fill('Red\nBlue')
  await asking.getByRole('button', { name: 'Done', exact: true }).click()
  await postEditor(page).publish.click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('radio', { name: 'Red' })).toBeVisible()
  expect(calls.map((fields) => fields.get('tags'))).toEqual(['mirage', ''])
  await visit(`/posts/edit/${id}`)
  for (const name of ['CS:GO', 'Fortnite'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
})

test('POST-37 POST-41 API-14 what the server refuses of a post is marked in its field, and said there: tags when it is published, the text as soon as it is kept', async ({
  page,
  seed,
  visit,
  signIn,
  expected,
}) => {
  expected.failures('answered 400')
  const admin = await seed.member({ flags: Flag.Admin })
  const { id } = await seed.post({ author: admin })
  await signIn(admin)
  await visit(`/posts/edit/${id}`)
  const publish = page.getByRole('button', { name: 'Publish changes' })
  const understood = page.getByRole('alertdialog').getByRole('button')
  const tags = page.getByRole('textbox', { name: 'Tags' })
  const { text, title, saved } = postEditor(page)
  const marked = page.getByRole('main').locator('[aria-invalid]')

  await tags.fill('!')
  await publish.click()
  await understood.click()
  await expect(tags).toHaveAccessibleDescription('A tag consists of 2 to 40 letters and digits.')
  await expect(marked).toHaveCount(1)
  await title.fill('Five evenings of Mirage')
  await expect(saved).toBeVisible()
  await expect(marked, 'keeping the rest says nothing about it').toHaveCount(1)

  // More marks than any text has.
  await tags.fill('mirage')
  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<p>x</p>'.repeat(2_001))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await understood.click()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toHaveAccessibleDescription('Invalid request.')
  await expect(page.getByText('Not saved')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).not.toHaveAttribute('aria-invalid')
  await publish.click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('link', { name: 'mirage' }).first()).toBeVisible()
})
