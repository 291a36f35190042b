import type { ReactNode } from 'react'
import type { NewsEntry } from '@loadout/contract/news/news.ts'
import { newsPath, postPath } from '@loadout/contract/platform/paths.ts'

/** What a story shows of an article. News fit as they are; found articles have no counts. */
export type StoryEntry = Pick<
  NewsEntry,
  'id' | 'title' | 'slug' | 'excerpt' | 'image' | 'language_id'
> & {
  author: Pick<NewsEntry['author'], 'username' | 'avatar' | 'flags'>
  categories: { id: number }[]
  /** Null for a draft. */
  published: number | null
  /** A post of a member; news where nothing is said. */
  is_blog?: boolean
  upvotes?: number
  comments?: number
  /** Said below the title, such as where a word was found. */
  note?: ReactNode
}

/** Where a story is read. */
export const storyPath = ({
  id,
  slug,
  author,
  is_blog = false,
}: Pick<StoryEntry, 'id' | 'slug' | 'is_blog'> & { author: { username: string } }) =>
  is_blog ? postPath({ id, slug, username: author.username }) : newsPath({ id, slug })
