import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { listNews } from '@loadout/contract/news/news.ts'
import { listPosts } from '@loadout/contract/posts/posts.ts'
import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { ofGames } from '../categories/of-games.ts'
import { growingList } from '../platform/call/growing-list.ts'
import { query } from '../platform/call/query.ts'
import { readBy } from '../articles/read-by.ts'
import { FRONT_SIZE } from '../articles/front-layout.ts'

const POPULAR_TAGS = 12
const MONTH_DAYS = 30
const MONTHS_BEST = 5

export const latestNews = (language_id: LanguageId, selected: readonly number[]) =>
  growingList(
    listNews,
    { ...readBy(language_id), ...ofGames(selected), pinned: true, with_starred: true },
    FRONT_SIZE,
  )

export const popularTags = (selected: readonly number[]) =>
  query(listPopularTags, { limit: POPULAR_TAGS, ...ofGames(selected) })

export const monthsBest = (language_id: LanguageId) =>
  query(listNews, {
    ...readBy(language_id),
    limit: MONTHS_BEST,
    order_by: 'upvotes',
    max_age: MONTH_DAYS,
  })

/** Posts of the last seven days by upvotes, nine at first (HOME-03, HOME-07). */
export const TRENDING = 9
export const trendingPosts = (language_id: LanguageId, selected: readonly number[]) =>
  growingList(
    listPosts,
    { ...readBy(language_id), ...ofGames(selected), order_by: 'upvotes', max_age: 7 },
    TRENDING,
  )

/** The three latest posts on the front page (HOME-09). */
export const blogroll = (language_id: LanguageId) =>
  query(listPosts, { ...readBy(language_id), limit: 3 })

/** What got most upvotes within a day (HOME-13). */
export const hotTopics = (language_id: LanguageId) =>
  query(listPosts, { ...readBy(language_id), order_by: 'upvotes', limit: 5, max_age: 1 })
