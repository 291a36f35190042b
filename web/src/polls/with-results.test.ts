import { expect, test } from 'vitest'
import { withResults } from './with-results.ts'

const poll = {
  id: 7,
  question: 'Who wins?',
  options: [
    { id: 1, name: 'Red', votes: 2 },
    { id: 2, name: 'Blue', votes: 1 },
  ],
  voted_option_id: 1,
  closed: false,
  ends_at: null,
}
const results = (red: number, blue: number, closed = false) => ({
  id: 7,
  closed,
  options: [
    { id: 1, votes: red },
    { id: 2, votes: blue },
  ],
})

test('RT-03 a poll takes the votes that it hears of, and that it is closed', () => {
  expect(withResults(poll, results(2, 3, true))).toEqual({
    ...poll,
    closed: true,
    options: [poll.options[0], { id: 2, name: 'Blue', votes: 3 }],
  })
})

test('what is told late, with fewer votes than are shown, changes nothing', () => {
  expect(withResults(poll, results(1, 1))).toBe(poll)
})
