import { expect, test } from 'vitest'
import { mentionAt } from './mention-at.ts'

test.each([
  { before: '@ab', found: { name: 'ab', start: 0 } },
  { before: 'See @mirka', found: { name: 'mirka', start: 4 } },
  { before: '(@hal', found: { name: 'hal', start: 1 } },
])('CMT-15 after "$before" people are suggested', ({ before, found }) => {
  expect(mentionAt(`${before} and more`, before.length)).toEqual(found)
})

test.each([
  '@a',
  '@',
  'me@mirka',
  'x.example/@mirka',
  '@@mirka',
  '@mirka ',
  '@abcdefghijklmnop',
  'mirka',
])('CMT-15 after "%s" nobody is suggested', (before) => {
  expect(mentionAt(before, before.length)).toBeUndefined()
})
