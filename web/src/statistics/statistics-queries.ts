import { getPost } from '@loadout/contract/posts/posts.ts'
import {
  listMostBlogVisitors,
  listMostVisitedPosts,
} from '@loadout/contract/statistics/most-read.ts'
import {
  getPostStatistics,
  getProfileStatistics,
} from '@loadout/contract/statistics/post-statistics.ts'
import { query } from '../platform/call/query.ts'

const WEEK_DAYS = 7
const MONTH_DAYS = 30
const TOP = 10
const TOP_OF_ALL = 50
/** So many authors the featured part of the posts page shows (AMB-11). */
const FEATURED = 8

export const profileStatistics = (user_id: number | undefined) =>
  query(getProfileStatistics, user_id === undefined ? {} : { user_id })
export const postStatistics = (id: number) => query(getPostStatistics, { id })
export const titleOfPost = (id: number) => query(getPost, { id })

/** Authors most read in the last seven days (POST-05). */
export const visitedThisWeek = query(listMostBlogVisitors, { limit: TOP, max_age: WEEK_DAYS })
/** Posts most read this month (POST-06). */
export const readThisMonth = query(listMostVisitedPosts, { limit: TOP })
/** Authors most read this month (POST-07). */
export const visitedThisMonth = query(listMostBlogVisitors, { limit: TOP, max_age: MONTH_DAYS })
/** The fifty most read authors of all time (POST-10). */
export const mostVisited = query(listMostBlogVisitors, { limit: TOP_OF_ALL })
/** Authors beside the featured posts (POST-11, POST-12). */
export const featuredAuthors = query(listMostBlogVisitors, { limit: FEATURED, featured: true })
