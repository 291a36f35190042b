import type { NewsEntry } from '@loadout/contract/news/news.ts'
import { authorOf } from '../accounts/author.ts'
import { bannerPicture } from '../accounts/banners.ts'
import type { Categories } from '../categories/categories.ts'
import { unixSeconds } from '../platform/clock.ts'
import { newsPicture } from './pictures.ts'
import type { NewsRow } from './queries.ts'

/** A row as lists answer it. */
export const newsEntry = (row: NewsRow, categories: Categories): NewsEntry => ({
  ...newsFields(row, categories),
  is_blog: false,
})

export const newsFields = (row: NewsRow, categories: Categories): Omit<NewsEntry, 'is_blog'> => ({
  ...fieldsBesideTime(row, categories),
  published: unixSeconds(row.published_at),
  upvoted: false,
})

/** What can be said of a draft, too. */
export const fieldsBesideTime = (
  row: Omit<NewsRow, 'published_at'>,
  categories: Categories,
): Omit<NewsEntry, 'is_blog' | 'published' | 'upvoted'> => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  image: newsPicture(row.image),
  author: { ...authorOf(row), banner: bannerPicture(row.author_banner) },
  inserted: unixSeconds(row.inserted),
  upvotes: row.upvotes,
  comments: row.comments,
  categories: categories.inMask(row.category_mask),
  tags: row.tags ?? [],
  user_tags: row.user_tags ?? [],
  language_id: row.language_id,
  pinned: row.pinned,
  starred: row.starred_at ? unixSeconds(row.starred_at) : null,
  author_news_post_count: row.news_count,
  author_blog_post_count: row.post_count,
})
