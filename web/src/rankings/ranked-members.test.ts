import { expect, test } from 'vitest'
import { RANKING_PAGE, type RankingUser } from '@loadout/contract/rankings/rankings.ts'
import { rankedMembers } from './ranked-members.ts'

const member = (id: number): RankingUser => ({
  id,
  username: `Member${id}`,
  avatar: '',
  flags: 0,
  banner: null,
  country_id: 0,
  points: 1_000 - id,
  posts: 0,
  comments: 0,
  upvotes: 0,
  followers: 0,
})
const members = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => member(first + index))

test('RANK-05 whoever is overtaken between two pages of the ranking is listed once, and those behind have their own places', () => {
  const first = { users: members(1, RANKING_PAGE) }
  const placed = rankedMembers([first, { users: members(RANKING_PAGE, RANKING_PAGE + 3) }])
  expect(placed.map(({ id, rank }) => [id, rank]).slice(RANKING_PAGE - 1)).toEqual([
    [20, 20],
    [21, 22],
    [22, 23],
    [23, 24],
  ])
})
