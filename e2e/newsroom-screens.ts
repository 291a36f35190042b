import { expect, type Locator, type Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'

/** Whoever writes news. */
export const EDITOR = { flags: Flag.Admin, permissions: Permission.canPublishNews }

/** The fields of the language that is shown. */
export const fields = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Title', exact: true }),
  text: page.getByRole('textbox', { name: 'Text', exact: true }),
  publish: page.getByRole('button', { name: 'Publish', exact: true }),
  draft: page.getByRole('button', { name: 'Save draft' }),
})
export const saved = (page: Page) => page.getByText('Saved', { exact: true }).first()

/** As whoever wants to type another day: the field has no value until that is there. */
export async function clearPartOf(time: Locator) {
  await time.press('Backspace')
  const isHalf = (input: HTMLInputElement) => input.validity.badInput && input.value === ''
  expect(await time.evaluate(isHalf)).toBe(true)
}
