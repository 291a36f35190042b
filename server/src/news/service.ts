import type {
  countUserNews,
  getNews,
  listNews,
  listRelatedNews,
  News,
  NewsEntry,
} from '@loadout/contract/news/news.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { asSeenBy } from '../articles/as-seen-by.ts'
import { countPublishedBy } from '../articles/author-counts.ts'
import { entryOf } from '../articles/entry.ts'
import { articleNotFound, findArticleRow, isPublished } from '../articles/find-article.ts'
import { ENOUGH_IN_LANGUAGE } from '../articles/other-languages.ts'
import { kindNumber } from '../articles/kinds.ts'
import {
  listArticleRows,
  listReadableRows,
  type ArticleFilter,
  type EntryRow,
} from '../articles/list-articles.ts'
import { listRelatedRows } from '../articles/related-articles.ts'
import { revisedAt } from '../articles/revised-at.ts'
import type { Categories } from '../categories/categories.ts'
import { DAY, unixSeconds } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { writtenExcerpt } from '../articles/written-excerpt.ts'
import { postKind } from '../posts/kind.ts'
import { newsKind } from './kind.ts'
import { listWithStarred } from './list-with-starred.ts'
import { userNotFound } from '../accounts/people.ts'

type Reading = Pick<Site, 'db' | 'clock' | 'categories'>

const MAX_RELATED = 5

export async function readNews(
  { db, clock, categories }: Reading,
  { id, language_id }: ParsedInputOf<typeof getNews>,
): Promise<News> {
  const row = await findArticleRow(db, newsKind, { id, languageId: language_id, now: clock.now() })
  if (!row) throw articleNotFound()
  const revised = revisedAt(row)
  return {
    ...entryOf(row, newsKind, categories),
    deck: writtenExcerpt(row),
    content: row.content,
    revised: revised && unixSeconds(revised),
    versions: row.versions,
  }
}

/** `with_starred` adds star-marked posts (NEWS-09); `archive` needs nothing beyond `user_id`. */
export async function readNewsList(
  { db, clock, categories }: Reading,
  input: ParsedInputOf<typeof listNews>,
  callerId: number | undefined,
): Promise<NewsEntry[]> {
  const now = clock.now()
  const filter: ArticleFilter = {
    now,
    limit: input.limit,
    offset: input.offset,
    mask: categories.wanted(input.categories),
    languageId: input.language_id,
    authorId: input.user_id,
    pinnedFirst: input.pinned,
    by: input.order_by,
    since: input.max_age === undefined ? undefined : new Date(now.getTime() - input.max_age * DAY),
  }
  const rows = input.with_starred
    ? await listWithStarred(db, filter, { otherLanguages: input.other_languages ?? false })
    : await (input.other_languages ? listReadableRows : listArticleRows)(db, newsKind, filter)
  return asSeenBy(db, callerId, { rows, entryOf: (row) => newsEntry(row, categories) })
}

export async function readRelatedNews(
  { db, clock, categories }: Reading,
  { id, language_id, other_languages }: ParsedInputOf<typeof listRelatedNews>,
  callerId: number | undefined,
): Promise<NewsEntry[]> {
  const now = clock.now()
  const related = (languageId?: number) =>
    listRelatedRows(db, newsKind, { id, languageId, now, limit: MAX_RELATED })
  let rows = await related(language_id)
  if (rows.length === 0 && other_languages) rows = await related()
  // Whoever has related news exists; only an empty answer needs a second look.
  if (rows.length === 0 && !(await isPublished(db, { id, now, kind: newsKind })))
    throw articleNotFound()
  return asSeenBy(db, callerId, { rows, entryOf: (row) => newsEntry(row, categories) })
}

export function newsEntry(row: EntryRow, categories: Categories): NewsEntry {
  const isBlog = row.kind === kindNumber(postKind)
  return { ...entryOf(row, isBlog ? postKind : newsKind, categories), is_blog: isBlog }
}

export async function countUserNewsOf(
  { db, clock }: Reading,
  { user_id, language_id, other_languages }: ParsedInputOf<typeof countUserNews>,
) {
  const published = (languageId?: number) =>
    countPublishedBy(db, newsKind, { authorId: user_id, languageId, now: clock.now() })
  const inLanguage = await published(language_id)
  if (inLanguage === undefined) throw userNotFound()
  const isEnough = !other_languages || inLanguage >= ENOUGH_IN_LANGUAGE
  return isEnough ? inLanguage : ((await published()) ?? inLanguage)
}
