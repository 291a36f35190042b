import type { NewsEntry } from '@loadout/contract/news/news.ts'
import { authorOf } from '../accounts/author.ts'
import { bannerPicture } from '../accounts/banners.ts'
import type { Categories } from '../categories/categories.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { ArticleKind } from './article-kind.ts'
import type { EntryRow } from './list-articles.ts'

type ArticleEntry = Omit<NewsEntry, 'is_blog'>

/** A row as lists and articles answer it. */
export const entryOf = (
  row: EntryRow,
  kind: ArticleKind,
  categories: Categories,
): ArticleEntry => ({
  ...lastingFields(row, kind, categories),
  published: unixSeconds(row.published_at),
  upvoted: false,
})

/** What can be said of a draft, too. */
export const lastingFields = (
  row: Omit<EntryRow, 'published_at'>,
  kind: ArticleKind,
  categories: Categories,
): Omit<ArticleEntry, 'published' | 'upvoted'> => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  image: kind.picture(row.image),
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
