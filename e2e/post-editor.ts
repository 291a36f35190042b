import { expect, type Page } from '@playwright/test'

export const SENTENCE = 'I kept a notebook of every game that I lost this autumn. '

/** Where a member writes a post. */
export const postEditor = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Title', exact: true }),
  text: page.getByRole('textbox', { name: 'Text', exact: true }),
  publish: page.getByRole('button', { name: 'Publish', exact: true }),
  saved: page.getByText(/^Saved \S/),
})

/** Four times as large, a page has the whole window for what is being written. */
export async function expectRoomWhenEnlarged(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.keyboard.type('And so on.')
  await expect(postEditor(page).publish).not.toBeInViewport()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).not.toBeInViewport()
  const bottomOfCaret = await page.evaluate(
    () => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom,
  )
  expect(bottomOfCaret).toBeGreaterThan(0)
  expect(bottomOfCaret).toBeLessThanOrEqual(256)
  await page.setViewportSize({ width: 1280, height: 720 })
}
