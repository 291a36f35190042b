import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

test('a text without an excerpt is shown in lists by its first words', () => {
  expect(beginningOf('<p>Two &amp; <b>three</b>.</p><p>Four.</p>')).toBe('Two & three . Four.')
  const long = beginningOf(`<p>${'word '.repeat(100)}</p>`)
  expect(long).toMatch(/^(?:word )+word…$/)
  expect(long.length).toBeLessThanOrEqual(201)
})
