import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

test.each([
  { what: 'a key while a word is composed', isComposing: true, keyCode: 13, answer: true },
  { what: 'the Enter that ends it in Safari', isComposing: false, keyCode: 229, answer: true },
  { what: 'any other Enter', isComposing: false, keyCode: 13, answer: false },
])('$what belongs to what is being composed: $answer', ({ answer, ...event }) => {
  expect(isComposing(event as unknown as KeyboardEvent)).toBe(answer)
})
