import type { StatKey } from '@loadout/contract/rankings/rankings.ts'

/** As they are stored. */
export const POINTS = 0
export const UPVOTES = 3
export const COMMENTS = 4
export const POSTS = 5

export const statCategories: Readonly<Record<StatKey, number>> = {
  newsViews: 1,
  blogViews: 2,
  upvotes: UPVOTES,
  comments: COMMENTS,
  posts: POSTS,
  referrals: 6,
}
