import type { NewsEntry, News, getNews, listNews } from '@loadout/contract/news/news.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { maskOf } from '../categories/categories.ts'
import { DAY } from '../platform/clock.ts'
import { articleNotFound, userNotFound } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { newsEntry, newsFields } from './entry.ts'
import { writtenExcerpt } from './plain-text.ts'
import { countNewsOf, findNewsRow, isPublished, listNewsRows, listRelatedRows } from './queries.ts'

type Reading = Pick<Site, 'db' | 'clock' | 'categories'>

const MOST_RELATED = 5

export async function readNews(
  { db, clock, categories }: Reading,
  { id, language_id }: ParsedInputOf<typeof getNews>,
): Promise<News> {
  const row = await findNewsRow(db, { id, languageId: language_id, now: clock.now() })
  if (!row) throw articleNotFound()
  return {
    ...newsFields(row, categories),
    deck: writtenExcerpt(row),
    content: row.content,
    versions: row.versions,
  }
}

/**
 * `with_starred` adds star-marked posts once there are posts; `archive` needs nothing beyond
 * `user_id`.
 */
export async function readNewsList(
  { db, clock, categories }: Reading,
  input: ParsedInputOf<typeof listNews>,
): Promise<NewsEntry[]> {
  const now = clock.now()
  const rows = await listNewsRows(db, {
    now,
    limit: input.limit,
    offset: input.offset,
    mask: input.categories?.length ? maskOf(input.categories) : undefined,
    languageId: input.language_id,
    authorId: input.user_id,
    pinnedFirst: input.pinned,
    by: input.order_by,
    since: input.max_age === undefined ? undefined : new Date(now.getTime() - input.max_age * DAY),
  })
  return rows.map((row) => newsEntry(row, categories))
}

export async function readRelatedNews(
  { db, clock, categories }: Reading,
  { id, language_id }: ParsedInputOf<typeof getNews>,
) {
  const now = clock.now()
  const rows = await listRelatedRows(db, { id, languageId: language_id, now, limit: MOST_RELATED })
  // Whoever has related news exists; only an empty answer needs a second look.
  if (rows.length === 0 && !(await isPublished(db, { id, now }))) throw articleNotFound()
  return rows.map((row) => newsEntry(row, categories))
}

export async function countUserNewsOf(
  { db, clock }: Reading,
  authorId: number,
  languageId: number | undefined,
) {
  const count = await countNewsOf(db, { authorId, languageId, now: clock.now() })
  if (count === undefined) throw userNotFound()
  return count
}
