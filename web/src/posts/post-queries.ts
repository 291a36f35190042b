import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { countUserPosts, getPost, listPosts } from '@loadout/contract/posts/posts.ts'
import { readBy } from '../articles/read-by.ts'
import { growingList } from '../platform/call/growing-list.ts'
import { query } from '../platform/call/query.ts'

export const postQuery = (id: number) => query(getPost, { id })

/** So many posts a page of an author's archive has (POST-13). */
export const ARCHIVE_PAGE = 9
export const postArchiveQuery = (user_id: number, page: number) =>
  query(listPosts, { user_id, limit: ARCHIVE_PAGE, offset: (page - 1) * ARCHIVE_PAGE })
export const postCountQuery = (user_id: number) => query(countUserPosts, { user_id })

const MONTH_DAYS = 30

/** So many posts come at a time (POST-08). */
export const LATEST = 12
export const latestPosts = (language_id: LanguageId) =>
  growingList(listPosts, readBy(language_id), LATEST)

/** The five posts with most upvotes in thirty days (POST-09). */
export const monthsBestPosts = (language_id: LanguageId) =>
  query(listPosts, {
    ...readBy(language_id),
    order_by: 'upvotes',
    max_age: MONTH_DAYS,
    limit: 5,
  })

/** The four posts of the featured part (POST-11). */
export const featuredPosts = (language_id: LanguageId) =>
  query(listPosts, { ...readBy(language_id), featured: true, limit: 4 })

/** Beside a post, and in lists at the side (HOME-15). */
export const SIDE_LIST = 5
export const latestOfAuthor = (user_id: number) =>
  query(listPosts, { user_id, limit: SIDE_LIST + 1 })
export const besides = <Entry extends { id: number }>(entries: readonly Entry[], id: number) =>
  entries.filter((entry) => entry.id !== id).slice(0, SIDE_LIST)

/** Own posts with their drafts (POST-17). */
export const OWN_POSTS = 100
export const ownPosts = (user_id: number) =>
  growingList(listPosts, { user_id, drafts: true }, OWN_POSTS)
