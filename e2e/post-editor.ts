import type { Page } from '@playwright/test'

export const SENTENCE = 'I kept a notebook of every game that I lost this autumn. '

/** Where a member writes a post. */
export const postEditor = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Title', exact: true }),
  text: page.getByRole('textbox', { name: 'Text', exact: true }),
  publish: page.getByRole('button', { name: 'Publish', exact: true }),
  saved: page.getByText(/^Saved \S/),
})
