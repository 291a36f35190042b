import { expect, test } from 'vitest'
import { LINK_KINDS } from '../src/accounts/links.ts'
import { COMMENTS, POINTS, POSTS, statCategories, UPVOTES } from '../src/rankings/categories.ts'
import { ALL_TIME, MONTH, periodOf, WEEK } from '../src/rankings/periods.ts'
import { PURPOSES } from '../src/second-steps/challenges.ts'

/**
 * Numbers that only the database knows, written out once more, as those that are sent are in
 * `wire-numbers.test.ts` of the contract: rows that were stored keep their meaning.
 */

test('what a mailed secret is good for is stored by its number', () => {
  expect(LINK_KINDS).toEqual({
    'verify-email': 1,
    'reset-password': 2,
    'sign-in': 3,
    'undo-email': 4,
    'undo-step': 5,
  })
})

test('what a passkey is asked for is stored by its number', () => {
  expect(PURPOSES).toEqual({ add: 1, 'sign in': 2, confirm: 3 })
})

test('what a ranking counts is stored by its number', () => {
  expect({ POINTS, UPVOTES, COMMENTS, POSTS }).toEqual({
    POINTS: 0,
    UPVOTES: 3,
    COMMENTS: 4,
    POSTS: 5,
  })
  expect(statCategories).toEqual({
    newsViews: 1,
    blogViews: 2,
    upvotes: 3,
    comments: 4,
    posts: 5,
    referrals: 6,
  })
})

test('sums of a week, of a month and of all time are stored by their number and the day on which they begin, counted from 1970', () => {
  expect({ WEEK, MONTH, ALL_TIME }).toEqual({
    WEEK: 0,
    MONTH: 1,
    ALL_TIME: { period: 2, begins: 0 },
  })
  const friday = new Date('2026-11-20T12:00:00Z')
  expect([periodOf('week', friday), periodOf('month', friday), periodOf('all', friday)]).toEqual([
    { period: 0, begins: 20_773 },
    { period: 1, begins: 20_758 },
    { period: 2, begins: 0 },
  ])
})
