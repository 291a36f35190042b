import type { NewsEntry } from '@loadout/contract/news/news.ts'

/** What a story shows of an article. News fit as they are; found articles have no counts. */
export type StoryEntry = Pick<
  NewsEntry,
  'id' | 'title' | 'slug' | 'excerpt' | 'image' | 'published' | 'language_id'
> & {
  author: Pick<NewsEntry['author'], 'username' | 'avatar'>
  categories: { id: number }[]
  upvotes?: number
  comments?: number
}
