import type { NewsEntry } from '@loadout/contract/news/news.ts'
import { authorOf } from '../accounts/author.ts'
import type { Categories } from '../categories/categories.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { newsPicture } from './pictures.ts'
import { listLinksOf, type NewsRow } from './queries.ts'

type Named = { id: number; name: string }
type Links = { tags: Map<number, Named[]>; people: Map<number, Named[]> }

/** Rows with their tags, as lists answer them. */
export async function newsEntries(db: Db, categories: Categories, rows: readonly NewsRow[]): Promise<NewsEntry[]> {
  if (rows.length === 0) return []
  const links = await linksOf(db, rows.map(({ id }) => id))
  return rows.map((row) => ({ ...newsFields(row, categories, links), is_blog: false }))
}

export async function linksOf(db: Db, newsIds: readonly number[]): Promise<Links> {
  const links: Links = { tags: new Map(), people: new Map() }
  for (const { news_id, is_person, id, name } of await listLinksOf(db, newsIds)) {
    const kind = is_person ? links.people : links.tags
    const group = kind.get(news_id)
    if (group) group.push({ id, name })
    else kind.set(news_id, [{ id, name }])
  }
  return links
}

export const newsFields = (row: NewsRow, categories: Categories, { tags, people }: Links): Omit<NewsEntry, 'is_blog'> => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  excerpt: row.excerpt,
  image: newsPicture(row.image),
  author: { ...authorOf(row), banner: row.author_banner },
  inserted: unixSeconds(row.inserted),
  published: unixSeconds(row.published_at),
  upvotes: row.upvotes,
  upvoted: false,
  comments: row.comments,
  categories: categories.inMask(row.category_mask),
  tags: tags.get(row.id) ?? [],
  user_tags: people.get(row.id) ?? [],
  language_id: row.language_id,
  pinned: row.pinned,
  starred: row.starred_at ? unixSeconds(row.starred_at) : null,
  author_news_post_count: row.news_count,
  author_blog_post_count: row.post_count,
})
