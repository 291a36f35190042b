import { expect, test } from 'vitest'
import { shareText } from './vote-share.ts'

test.each([
  { votes: 1, total: 2, share: '50%' },
  { votes: 1, total: 3, share: '33.33%' },
  { votes: 2, total: 3, share: '66.67%' },
  { votes: 17, total: 40, share: '42.50%' },
  { votes: 29_999, total: 30_000, share: '100.00%' },
  { votes: 1, total: 30_000, share: '0.00%' },
  { votes: 29, total: 100, share: '29%' },
  { votes: 3, total: 3, share: '100%' },
  { votes: 0, total: 0, share: '0%' },
])('POLL-12 $votes of $total votes are $share', ({ votes, total, share }) => {
  expect(shareText('en', { votes, total })).toBe(share)
})

test('POLL-12 a share is written as a language writes it', () => {
  expect(shareText('de', { votes: 1, total: 3 }).replace(/\s/u, ' ')).toBe('33,33 %')
})
