import { expectAccessible } from '../accessibility.ts'
import { articlePath } from '../addresses.ts'
import { signupForm } from '../account-screens.ts'
import { expect, test } from '../site.ts'

test('who joins is offered first steps, follows somebody from the card beside a name, and takes that back', async ({
  page,
  seed,
  visit,
}) => {
  const author = await seed.member({ username: 'Haldor' })
  const news = await seed.news({ title: 'Northwind win', author })
  await visit('/signup')
  const form = signupForm(page)
  await form.username.fill('Tindra')
  await form.email.fill('tindra@example.com')
  await form.password.fill('kettle-and-tea')
  await form.country.selectOption({ label: 'Sweden' })
  await form.submit.click()

  const steps = page
    .getByRole('complementary')
    .getByRole('list')
    .filter({ hasText: 'Pick your games' })
  await expect(steps.getByRole('link', { name: 'Give yourself a picture' })).toHaveAttribute(
    'href',
    '/user/Tindra',
  )
  await page.getByRole('group', { name: 'Filter by game' }).getByRole('button').nth(1).click()
  await expect(steps.getByRole('link', { name: 'Pick your games' })).toHaveCount(0)

  const card = page.getByRole('group', { name: 'Haldor' })
  const status = page.getByRole('status')
  await test.step('the card beside a name, by keys', async () => {
    await visit(articlePath(news))
    const name = page.getByRole('main').getByRole('link', { name: 'Haldor' }).first()
    await name.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(card.getByText('0 followers')).toBeVisible()
    const follow = card.getByRole('button', { name: 'Follow', exact: true })
    await expect(follow).toBeEnabled()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(follow).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: 'Following' })).toBeVisible()
    await expectAccessible(page, { within: '[popover][role="group"]' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Enter')
    await status.getByRole('button', { name: 'Undo' }).click()
    await expect(status.getByText('Undone.')).toBeVisible()
  })
  await test.step('following is done, and the panel can be closed', async () => {
    await visit('/')
    await expect(steps).toBeVisible()
    await expect(steps.getByRole('link', { name: 'Follow somebody' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Close first steps' }).click()
    await expect(steps).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Community' })).toBeFocused()
    await visit('/')
    await expect(page.getByRole('button', { name: 'Your menu, Tindra' })).toBeVisible()
    await expect(page.getByText('First steps')).toHaveCount(0)
  })
})
