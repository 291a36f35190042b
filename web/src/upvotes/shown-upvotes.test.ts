import { expect, test } from 'vitest'
import { shownUpvotes } from './shown-upvotes.ts'

test.each([
  { stored: 0, shown: 1 },
  { stored: 1203, shown: 1204 },
])('AMB-21 $stored stored upvotes are shown as $shown', ({ stored, shown }) => {
  expect(shownUpvotes(stored)).toBe(shown)
})
