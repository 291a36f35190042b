import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { articlePath } from '../addresses.ts'
import { chooseFromMenu } from '../choose-from-menu.ts'
import { clearPartOf } from '../newsroom-screens.ts'
import { expect, test } from '../site.ts'

const { canManagePolls, canPublishNews } = Permission

test('ADMIN-15 HOME-10 staff ask a question in two languages, close it, open it again and delete it', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  await seed.poll({ question: 'Who leads?', endsAt: new Date('2090-01-01T12:00:00Z') })
  await signIn(await seed.member({ flags: Flag.Admin, permissions: canManagePolls }))
  await visit('/admin/polls')
  const planned = page.getByRole('row').filter({ hasText: 'Who leads?' })
  await expect(planned.getByRole('time')).toContainText('2090')
  await planned.getByRole('button', { name: 'Close: Who leads?' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // Whoever points at it is still reading, however long the list takes.
  await undo.hover()
  await expect(planned.getByRole('time')).not.toContainText('2090')
  await undo.click()
  await expect(planned.getByRole('button', { name: 'Close: Who leads?' })).toBeVisible()
  await expect(planned.getByRole('time'), 'the end that was planned').toContainText('2090')

  const add = page.getByRole('button', { name: 'New poll' })
  const form = page.getByRole('dialog', { name: 'New poll' })
  await add.click()
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await add.click()
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(form.getByText('You must enter a question.')).toBeVisible()

  const text = async (question: string, options: string) => {
    await form.getByRole('textbox', { name: 'Question' }).fill(question)
    await form.getByRole('textbox', { name: 'Options' }).fill(options)
  }
  await text('Who wins?', 'Red\nBlue')
  await chooseFromMenu(form, 'Add a language', 'Deutsch')
  await text('Wer gewinnt?', 'Rot\nBlau')
  await expectAccessible(page, { within: 'dialog' })
  await page.mouse.click(2, 2)
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  const ending = page.getByRole('dialog', { name: 'End the poll that is running?' })
  await expect(ending).toContainText('Who leads?')
  await ending.getByRole('button', { name: 'Cancel' }).click()
  await expect(planned).toContainText('Open')
  await form.getByRole('button', { name: 'Save' }).click()
  await ending.getByRole('button', { name: 'End it' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Who wins?' })
  await expect(row).toContainText('Front page')
  await expect(row).toContainText('Open')
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Close: Who wins?' }).click()
  await expect(row).toContainText('Closed')
  await row.getByRole('button', { name: 'Open again: Who wins?' }).click()
  await expect(row.getByRole('button', { name: 'Close: Who wins?' })).toBeVisible()
  await page.goto('/?lang=de')
  await expect(page.getByRole('form', { name: 'Wer gewinnt?' })).toBeVisible()

  await visit('/admin/polls?lang=en')
  await row.getByRole('button', { name: 'Delete: Who wins?' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this poll?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(row).toHaveCount(0)

  for (let number = 1; number <= 20; number++)
    await seed.poll({ question: `Question ${number}?`, active: false })
  await visit('/admin/polls?page=2')
  const actions = page.getByRole('button', { name: /^Delete: / })
  await expect(actions).toHaveCount(1)
  await actions.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(actions, 'the page before the one that is empty now').toHaveCount(20)
  await expect(page).not.toHaveURL(/page=/)
})

test('NEWS-22 AMB-142 an editor gives news a poll and saves it with them', async ({
  page,
  seed,
  visit,
  signIn,
}) => {
  const news = await seed.news()
  await signIn(await seed.member({ flags: Flag.Admin, permissions: canPublishNews }))
  await visit(`/admin/news/edit/${news.id}`)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByRole('button', { name: 'New poll' }).click()
  const form = page.getByRole('dialog', { name: 'New poll' })
  await form.getByRole('textbox', { name: 'Question' }).fill('Who wins?')
  await form.getByRole('textbox', { name: 'Options' }).fill('Red\nBlue')
  const end = form.getByLabel('Ends')
  await end.fill('2090-01-02T12:30')
  await clearPartOf(end)
  await form.getByRole('button', { name: 'Done' }).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('This is only half filled in.')
  await refusal.getByRole('button').click()
  await expect(end).toBeFocused()
  await end.fill('2090-01-02T12:30')
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(settings.getByRole('group', { name: 'Poll' })).toContainText('Who wins?')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  await visit(articlePath(news))
  await expect(
    page.getByRole('form', { name: 'Who wins?' }).getByRole('radio', { name: 'Blue' }),
  ).toBeVisible()
})
