import { expect, test } from 'vitest'
import { noticeMark } from './notice-mark.ts'

test('NOTICE-06 messages that differ in a letter are told apart, and the same one is known again', () => {
  const messages = [
    '',
    'Down at noon.',
    'Down at noon',
    'Down at moon.',
    '<b>Down at noon.</b>',
    'Технические работы в полдень.',
    'Технические работы в полночь.',
    'a'.repeat(2_000),
    'a'.repeat(1_999),
  ]
  expect(new Set(messages.map(noticeMark)).size).toBe(messages.length)
  expect(messages.map(noticeMark)).toEqual(messages.map(noticeMark))
})

test('NOTICE-05 what goes into the cookie is hexadecimal and short', () => {
  for (let number = 0; number < 1_000; number++)
    expect(noticeMark(`Notice ${number}`)).toMatch(/^[0-9a-f]{1,8}$/)
})
