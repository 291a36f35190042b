import type { Page } from '@playwright/test'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { countCalls } from '../account-screens.ts'
import { expect, test } from '../site.ts'

test('ADMIN-24 AMB-152 staff change what a task pays where it stands, are told so, and cannot send what is none', async ({
  page,
  seed,
  signIn,
  visit,
}) => {
  await signIn(await seed.member({ flags: 4, permissions: Permission.canManageMultipliers }))
  const sent = countCalls(page, '/admin/multiplier/set')
  await visit('/admin')
  await page
    .getByRole('navigation', { name: 'Sections of the admin area' })
    .getByRole('link', { name: 'Multipliers' })
    .click()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Comment', exact: true }) })
  const field = page.getByRole('textbox', { name: 'Multiplier of “Comment” as a percentage' })
  await expect(field).toHaveValue('150')
  await expect(page.getByRole('row', { name: 'Share on Facebook' })).toContainText(
    'Facebook’s platform rules forbid paying for this',
  )

  await field.fill('1001')
  await expect(row).toContainText('A whole number from 0 to 1,000')
  await field.press('Enter')
  await expectAccessible(page)
  await field.fill('275')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText(
    'Saved. “Comment” now pays 55.',
  )
  await expect(row.getByRole('cell').last()).toHaveText('55')
  await expect(row.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await field.fill('0')
  await field.press('Enter')
  await expect(row.getByRole('cell').last()).toHaveText('Off')
  const isOn = page.getByRole('switch', { name: 'On: Comment', exact: true })
  await expect(isOn).not.toBeChecked()
  await isOn.click()
  await expect(row.getByRole('cell').last()).toHaveText('30')
  await expect(field).toHaveValue('150')
  await isOn.click()
  await expect(row.getByRole('cell').last()).toHaveText('Off')
  expect(sent.map((call) => call.get('multiplier'))).toEqual(['275', '0', '150', '0'])
  await visit('/admin/multipliers')
  await expect(field).toHaveValue('0')
})

test('ADMIN-24 a multiplier that a colleague has set meanwhile is what is so, and nothing unsaved of one’s own', async ({
  page,
  seed,
  signIn,
  newcomerAs,
  visit,
}) => {
  const may = { flags: 4, permissions: Permission.canManageMultipliers }
  await signIn(await seed.member(may))
  const colleague = await newcomerAs(await seed.member(may))
  const sections = page.getByRole('navigation', { name: 'Sections of the admin area' })
  const multiplierIn = (its: Page) =>
    its.getByRole('textbox', { name: 'Multiplier of “Comment” as a percentage' })
  await visit('/admin/multipliers')
  await expect(multiplierIn(page)).toHaveValue('150')
  await sections.getByRole('link', { name: 'Overview' }).click()
  await expect(multiplierIn(page)).toHaveCount(0)

  await colleague.goto('/admin/multipliers?lang=en')
  await multiplierIn(colleague).fill('200')
  await multiplierIn(colleague).press('Enter')
  await expect(colleague.getByRole('status').getByRole('listitem')).toHaveText(
    'Saved. “Comment” now pays 40.',
  )

  // What the page knows is old by now, and is asked for again while it is shown.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await sections.getByRole('link', { name: 'Multipliers' }).click()
  await expect(multiplierIn(page)).toHaveValue('200')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
