import { expect, test } from 'vitest'
import { messageOf } from './message-of.ts'

test.each([
  { html: '<p>Back at <strong>noon</strong></p>', message: 'Back at <strong>noon</strong>' },
  { html: '<p>One<br>two</p><p>three</p>', message: 'One<br>two<br>three' },
  { html: '<p></p><p>One</p><p></p>', message: 'One' },
  { html: '<p></p>', message: '' },
])('what is written as $html is the notice "$message"', ({ html, message }) => {
  expect(messageOf(html)).toBe(message)
})
