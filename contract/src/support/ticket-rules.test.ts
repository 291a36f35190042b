import { expect, test } from 'vitest'
import { faultsOf } from '../forms/form-rules.ts'
import { newTicketRules } from './ticket-rules.ts'

test.each([
  { subject: 'Fives', code: undefined },
  { subject: 'A    B', code: 'ticket_subject_length' },
  { subject: 'word '.repeat(10), code: undefined },
  { subject: `${'word      '.repeat(9)}word`, code: undefined },
  { subject: 'F'.repeat(51), code: 'ticket_subject_length' },
])('SUP-12 the form counts the subject "$subject" as it is kept', ({ subject, code }) => {
  const [fault] = faultsOf(newTicketRules, { subject, category: 3, message: 'Not here yet.' })
  expect(fault?.code).toBe(code)
})
