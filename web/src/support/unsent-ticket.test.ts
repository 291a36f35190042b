import { expect, test } from 'vitest'
import { forgetTicketForm, keepTicketForm, ticketFormOf } from './unsent-ticket.ts'

const empty = { subject: '', category: '', message: '', picture: undefined }
const written = { ...empty, subject: 'My own business', message: 'For nobody else to read.' }

test('SUP-15 what a failure has left in the form of a new ticket is there for its member, and for nobody who signs in after them', () => {
  keepTicketForm(7, written)
  expect(ticketFormOf(7)).toEqual(written)
  expect(ticketFormOf(8)).toEqual(empty)
  expect(ticketFormOf(undefined)).toEqual(empty)
  forgetTicketForm()
  expect(ticketFormOf(7)).toEqual(empty)
})
