import type { QueryClient } from '@tanstack/react-query'
import { listNews } from '@loadout/contract/news/news.ts'
import { countUserPosts, listPosts } from '@loadout/contract/posts/posts.ts'
import { listStaffPosts } from '@loadout/contract/posts/staff-posts.ts'

/** Those with a star mark stand among the news. */
const lists: readonly unknown[] = [
  listPosts.path,
  countUserPosts.path,
  listStaffPosts.path,
  listNews.path,
]

/** What lists have shown of posts, and how many there are, is asked for anew. */
export const refreshPostLists = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => lists.includes(path) })
