import { expect, test } from 'vitest'
import { beginningOf } from '@loadout/contract/news/beginning-of.ts'
import { writtenExcerpt } from './written-excerpt.ts'

const content = `<figure><figcaption>Anna</figcaption></figure><p>${'many words '.repeat(30)}</p>`

test('what is only the beginning of a text was written by nobody', () => {
  expect(writtenExcerpt({ excerpt: beginningOf(content), content })).toBe('')
  // As earlier versions began it.
  const before = `Anna${'many words '.repeat(17).trim()}…`
  expect(writtenExcerpt({ excerpt: before, content })).toBe('')
})

test.each(['Anna many words…', 'Many words', `${'Other words '.repeat(15)}…`])(
  '"%s" was written',
  (excerpt) => {
    expect(writtenExcerpt({ excerpt, content })).toBe(excerpt)
  },
)
