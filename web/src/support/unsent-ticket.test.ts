import { expect, test } from 'vitest'
import { forgetUnsent, keepUnsent, unsentOf } from './unsent-ticket.ts'

const empty = { subject: '', category: '', message: '', picture: undefined }
const written = { ...empty, subject: 'My own business', message: 'For nobody else to read.' }

test('SUP-15 what a failure has left in the form of a new ticket is there for its member, and for nobody who signs in after them', () => {
  keepUnsent(7, written)
  expect(unsentOf(7)).toEqual(written)
  expect(unsentOf(8)).toEqual(empty)
  expect(unsentOf(undefined)).toEqual(empty)
  forgetUnsent()
  expect(unsentOf(7)).toEqual(empty)
})
