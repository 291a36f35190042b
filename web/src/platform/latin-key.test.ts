import { expect, test } from 'vitest'
import { latinKey } from './latin-key.ts'

test.each([
  { keyboard: 'an English', key: 's', code: 'KeyS', meant: 's' },
  { keyboard: 'a Russian', key: 'ы', code: 'KeyS', meant: 's' },
  { keyboard: 'a Russian', key: 'Ы', code: 'KeyS', meant: 'S' },
  { keyboard: 'a Russian', key: 'л', code: 'KeyK', meant: 'k' },
  { keyboard: 'a Greek', key: 'κ', code: 'KeyK', meant: 'k' },
  { keyboard: 'a Hebrew', key: 'ד', code: 'KeyS', meant: 's' },
  // What a key writes counts, wherever it is, as long as the site can mean it.
  { keyboard: 'a French', key: 'a', code: 'KeyQ', meant: 'a' },
  { keyboard: 'a Hebrew', key: '/', code: 'KeyQ', meant: '/' },
  { keyboard: 'a Dvorak', key: ';', code: 'KeyZ', meant: ';' },
  { keyboard: 'a German', key: 'ö', code: 'Semicolon', meant: 'ö' },
  { keyboard: 'any', key: 'Enter', code: 'Enter', meant: 'Enter' },
  { keyboard: 'any', key: 'Process', code: 'KeyS', meant: 'Process' },
])('$key of $keyboard keyboard, at $code, means $meant', ({ key, code, meant }) => {
  expect(latinKey({ key, code })).toBe(meant)
})
