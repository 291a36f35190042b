import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'
import { wordsIn } from './words-in.ts'

test.each([
  ['', false],
  [' a ', false],
  ['ab', true],
  ['😀', false],
  ['😀😀', true],
  ['a\u0301', true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['😀'.repeat(100), true],
  ['😀'.repeat(101), false],
  [`  ${'a'.repeat(100)}  `, true],
  ['\ud83d', false],
])('L01 SEARCH-05 %j is a search for pages and calls alike: %s', (text, isSearch) => {
  expect(wordsIn(text) !== undefined).toBe(isSearch)
  expect(searchWords.safeParse(text).success).toBe(isSearch)
})
