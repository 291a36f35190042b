import { expect, test } from 'vitest'
import { mentionedNames } from './mentions.ts'

test.each([
  { message: '@Tindra well played', names: ['tindra'] },
  { message: 'gg @Tindra, @ninefive! (@DadAim)', names: ['tindra', 'ninefive', 'dadaim'] },
  { message: '@tindra and @TINDRA are one person', names: ['tindra'] },
  { message: 'line one\n@Tindra', names: ['tindra'] },
  { message: '"@abc" and @123456789012345', names: ['abc', '123456789012345'] },
  { message: 'спасибо, @Vitya!', names: ['vitya'] },
])('CMT-01 "$message" names $names', ({ message, names }) => {
  expect(mentionedNames(message)).toEqual(names)
})

test.each([
  { message: 'mail me at someone@example.com', why: 'an address' },
  { message: 'she said@Tindra', why: 'the middle of a word' },
  { message: 'привет@Tindra', why: 'the middle of a word of any alphabet' },
  { message: '@ab', why: 'shorter than a name may be' },
  { message: '@abcdefghijklmnop', why: 'longer than a name may be' },
  { message: '@snake_case', why: 'no name, because names have no underscore' },
  { message: '@@Tindra', why: 'two signs' },
  { message: '@ Tindra', why: 'a lone sign' },
  { message: '', why: 'nothing' },
])('CMT-01 "$message" names nobody: $why', ({ message }) => {
  expect(mentionedNames(message)).toEqual([])
})
