import { expect, test } from 'vitest'
import type { TicketMessage } from '@loadout/contract/support/tickets.ts'
import { hasEarlier, lastMessageId, withMessages } from './with-messages.ts'

const sender = { id: 7, username: 'Tindra', avatar: '/media/avatar/1', flags: 0 }
const said = (...ids: number[]): TicketMessage[] =>
  ids.map((id) => ({
    id,
    sender,
    inserted: id,
    by_staff: false,
    message: String(id),
    picture: null,
  }))
const ticket = (messages: TicketMessage[], message_count = messages.length) => ({
  messages,
  message_count,
})
const ids = ({ messages }: { messages: TicketMessage[] }) => messages.map(({ id }) => id)

test('K09 what comes by the channel, by an answer and once more is shown once, in its order', () => {
  const known = ticket(said(3, 5))
  const heard = withMessages(withMessages(known, said(9)), said(5, 7, 9))
  expect(ids(heard)).toEqual([3, 5, 7, 9])
  expect(hasEarlier(heard)).toBe(false)
  expect(lastMessageId(heard)).toBe(9)
})

test('K09 what is known already changes nothing', () => {
  const known = ticket(said(3, 5), 40)
  expect(withMessages(known, said(3, 5))).toBe(known)
})

test('K09 whether more was said before is known through all of it', () => {
  const latest = ticket(said(5, 6), 4)
  expect(hasEarlier(latest)).toBe(true)
  const later = withMessages(latest, said(7))
  expect(hasEarlier(later)).toBe(true)
  const whole = withMessages(later, said(3, 4))
  expect(ids(whole)).toEqual([3, 4, 5, 6, 7])
  expect(hasEarlier(whole)).toBe(false)
})
