import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

const file = new File(['cover'], 'cover.png')

test.each([
  ['the same words', { title: 'A' }, { title: 'A' }, true],
  ['other words', { title: 'A' }, { title: 'B' }, false],
  ['a field that is missing and one that is empty of a value', { picture: undefined }, {}, true],
  ['a list in the same order', { games: [1, 2] }, { games: [1, 2] }, true],
  ['a list that has grown', { games: [1] }, { games: [1, 2] }, false],
  ['translations', [{ id: 3, message: 'Hi' }], [{ id: 3, message: 'Hej' }], false],
  ['a file that was chosen', { picture: undefined }, { picture: file }, false],
  ['the same file', { picture: file }, { picture: file }, true],
  ['another file', { picture: file }, { picture: new File(['cover'], 'cover.png') }, false],
])('whether a form has changed is known: %s', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})
