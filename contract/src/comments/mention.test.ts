import { expect, test } from 'vitest'
import { mentionsIn } from './mention.ts'

test('a mention is what is written, the name in it and its place', () => {
  expect(mentionsIn('@mirka/@tindra').map(({ name }) => name)).toEqual(['mirka', 'tindra'])
  expect(mentionsIn('@Mirka and (@tindra7).')).toEqual([
    { written: '@Mirka', name: 'Mirka', index: 0 },
    { written: '@tindra7', name: 'tindra7', index: 12 },
  ])
})

test.each([
  { message: 'mail me@mirka.example', why: 'an address' },
  { message: 'https://www.youtube.com/@mirka', why: 'the address of a channel' },
  { message: 'häl@mirka', why: 'the middle of a word' },
  { message: '@@mirka', why: 'two of them' },
  { message: '@ab', why: 'too short' },
  { message: '@abcdefghijklmnop', why: 'too long' },
  { message: '@mirka_k', why: 'no name of ours' },
])('"$message" names nobody: $why', ({ message }) => {
  expect(mentionsIn(message)).toEqual([])
})
