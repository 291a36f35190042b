import { expect, test } from 'vitest'
import { suggestTags } from './suggest-tags.ts'

const known = ['economy', 'esports', 'katowice']

test.each([
  ['e', ['economy', 'esports']],
  ['katowice, ES', ['katowice, esports']],
  ['economy, e', ['economy, esports']],
  ['', []],
  ['economy, ', []],
])('whoever types "%s" is suggested %j', (typed, suggested) => {
  expect(suggestTags(typed, known)).toEqual(suggested)
})
