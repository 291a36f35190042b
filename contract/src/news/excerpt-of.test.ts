import { expect, test } from 'vitest'
import { excerptOf } from './excerpt-of.ts'

test('a text of 200 characters is its own beginning', () => {
  const text = `${'word '.repeat(39)}words`
  expect(text).toHaveLength(200)
  expect(excerptOf(`<p>${text}</p>`)).toBe(text)
})

test('a longer one ends after its last whole word', () => {
  const words = 'word '.repeat(39)
  expect(excerptOf(`<p>${words}longer</p>`)).toBe(`${words.trim()}…`)
  expect(excerptOf(`<p>${words}wor<em>d</em></p><p>and more</p>`)).toBe(`${words.trim()} word…`)
})

test('one word without an end is cut', () => {
  expect(excerptOf(`<p>${'w'.repeat(300)}</p>`)).toBe(`${'w'.repeat(200)}…`)
})

test('one such word after a short one is cut, too, and no emoji in the middle', () => {
  expect(excerptOf(`<p>Wow! ${'w'.repeat(300)}</p>`)).toBe(`Wow! ${'w'.repeat(195)}…`)
  expect(excerptOf(`<p>x${'🔥'.repeat(300)}</p>`)).toBe(`x${'🔥'.repeat(199)}…`)
})
