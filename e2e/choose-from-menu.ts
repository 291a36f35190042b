import type { Locator, Page } from '@playwright/test'

/** Opens the menu behind the button of that name, and chooses. */
export async function chooseFromMenu(place: Page | Locator, name: string, choice: string) {
  await place.getByRole('button', { name }).click()
  await place.getByRole('group', { name }).getByRole('button', { name: choice }).click()
}
