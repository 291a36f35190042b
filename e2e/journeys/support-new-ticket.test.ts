import type { Locator } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { countCalls } from '../account-screens.ts'
import { expect, test } from '../site.ts'
import { expectTicketsAccessible, listedTickets } from '../support-screens.ts'

test('SUP-04 SUP-05 SUP-06 SUP-12 SUP-13 SUP-14 SUP-15 a member opens a ticket; what its form lacks is said, a failure closes it and keeps what was written', async ({
  page,
  seed,
  signIn,
  visit,
  expected,
}) => {
  await signIn(await seed.member({ username: 'Tindra' }))
  await visit('/support/tickets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets')
  await expect(page.getByText('No tickets yet')).toBeVisible()
  await expect(page.getByText('Choose a ticket')).toHaveCount(0)
  await expectTicketsAccessible(page)

  const asked = countCalls(page, '/support_ticket/new')
  await page.getByRole('button', { name: 'New ticket' }).click()
  const form = page.getByRole('dialog', { name: 'New ticket' })
  const subject = form.getByRole('textbox', { name: 'Subject' })
  const description = form.getByRole('textbox', { name: 'Description' })
  const send = form.getByRole('button', { name: 'Send ticket' })
  const category = form.getByRole('combobox', { name: 'Category' })
  await expect(category.getByRole('option')).toHaveText([
    'Choose a category',
    'News tips',
    'Points Store',
    'Bug reports',
    'Sponsor requests',
    'Everything',
  ])
  await expectAccessible(page, { within: 'dialog' })

  async function isRefused(words: string) {
    await send.click()
    const error = page.getByRole('alertdialog')
    await expect(error).toContainText(words)
    await error.getByRole('button').click()
    await expect(error).toHaveCount(0)
  }
  await category.selectOption('Bug reports')
  await description.fill('x'.repeat(10))
  for (const length of [0, 4, 51]) {
    await subject.fill('x'.repeat(length))
    await isRefused('Your subject must be between 5 and 50 characters.')
    await expect(subject).toBeFocused()
  }
  await subject.fill('x'.repeat(50))
  for (const length of [0, 9, 501]) {
    await description.fill('x'.repeat(length))
    await isRefused('Your description must be between 10 and 500 characters.')
  }
  expect(asked).toEqual([])
  const question = page.getByRole('dialog', { name: 'Discard what you have written?' })
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(question).toHaveCount(0)
  await expect(subject).toHaveValue('x'.repeat(50))

  await description.fill('y'.repeat(500))
  await page.route('**/api/support_ticket/new', (route) =>
    route.fulfill({ status: 400, json: { error: 'Too many', code: 'too_many_tickets' } }),
  )
  expected.failures('answered 400: POST')
  await send.click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toContainText('You have opened too many tickets')
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.unroute('**/api/support_ticket/new')

  await page.getByRole('button', { name: 'New ticket' }).click()
  await expect(subject).toHaveValue('x'.repeat(50))
  await expect(description).toHaveValue('y'.repeat(500))
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'New ticket' }).click()
  await send.click()
  const success = page.getByRole('dialog', { name: 'Success' })
  await expect(success.getByRole('paragraph')).toHaveText('Your ticket has been received')
  await success.getByRole('button', { name: 'Close' }).last().click()
  // A phone shows the ticket alone.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(listedTickets(page)).toHaveText([/^x{50}Resolved: No/])
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('y'.repeat(500))
  expect(asked).toHaveLength(2)

  await page.getByRole('button', { name: 'New ticket' }).click()
  await subject.fill('Typos')
  await category.selectOption('News tips')
  await description.fill('0123456789')
  await send.click()
  await expect(success).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(listedTickets(page)).toHaveText([/^TyposResolved: No/, /^x{50}/])
})

test('a picture that is dropped beside the place for it is not opened in the place of the page', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await signIn(await seed.member())
  await visit('/support/tickets')
  await page.getByRole('button', { name: 'New ticket' }).click()
  const form = page.getByRole('dialog', { name: 'New ticket' })
  /** Whether the browser would open what is dropped there. */
  const opens = (place: Locator, kind: 'file' | 'text') =>
    place.evaluate((element, dropped) => {
      const dataTransfer = new DataTransfer()
      if (dropped === 'file') dataTransfer.items.add(new File(['x'], 'shot.png'))
      else dataTransfer.setData('text/plain', 'x')
      return ['dragover', 'drop'].map((name) => {
        const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })
        return element.dispatchEvent(event)
      })
    }, kind)
  // What sees to it comes when the page is there.
  await expect.poll(() => opens(form, 'file')).toEqual([false, false])
  const subject = form.getByRole('textbox', { name: 'Subject' })
  expect(await opens(subject, 'file')).toEqual([false, false])
  expect(await opens(subject, 'text'), 'words can be moved into a field').toEqual([true, true])
})
