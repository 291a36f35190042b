import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import type { Due } from '../platform/page-purges.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { TAGS } from '../tags/page-tags.ts'
import { idsIn } from '../categories/categories.ts'
import type { ArticleKind } from './article-kind.ts'
import { kindNumber, type ArticleKinds } from './kinds.ts'
import { articleTag, heldTag, listTags } from './page-tags.ts'

/** Where readers find an article, and from when on. */
type Placing = {
  /** Null for a draft. */
  publishedAt: Date | null
  pinned: boolean
  /** Of searches by words, which know no list of one language. */
  languageIds: number[]
  tagIds: number[]
  /** The lists that it is in, by the tags of their pages. */
  lists: string[]
}

const placed = (db: Db) =>
  db.selectFrom('article').select([
    'id',
    'kind',
    'author_id',
    'category_mask',
    'pinned',
    'held',
    sql<Date | null>`nullif(published_at, 'infinity')`.as('published_at'),
    sql<number[]>`array(
        select language_id::integer from article_version where article_id = article.id order by 1
      )`.as('language_ids'),
    sql<number[]>`array(
        select tag_id from article_tag where article_id = article.id order by 1
      )`.as('tag_ids'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof placed>['execute']>>[number]

/** One that is held back is in those of its author and of its tags alone, and searches find it. */
function placingOf(kind: ArticleKind, row: Row): Placing {
  return {
    publishedAt: row.published_at,
    pinned: row.pinned,
    languageIds: row.language_ids,
    tagIds: row.tag_ids,
    lists: [
      ...(row.held ? [heldTag(kind)] : listsOfAll(kind, row)),
      ...listTags(kind, { authorId: row.author_id }),
      ...row.tag_ids.flatMap((tagId) => listTags(kind, { tagId })),
    ],
  }
}

function listsOfAll(
  kind: ArticleKind,
  { category_mask, language_ids }: Pick<Row, 'category_mask' | 'language_ids'>,
): Iterable<string> {
  const categoryIds = idsIn(category_mask)
  return new Set(
    [undefined, ...language_ids].flatMap((languageId) => [
      ...listTags(kind, { languageId }),
      ...listTags(kind, { languageId, categoryIds }),
    ]),
  )
}

/** Undefined when there is no such article; asked before it is changed. */
export async function findPlacing(
  db: Db,
  kind: ArticleKind,
  id: number,
): Promise<Placing | undefined> {
  const row = await placed(db)
    .where('id', '=', id)
    .where('kind', '=', kindNumber(kind))
    .executeTakeFirst()
  return row && placingOf(kind, row)
}

type Change = {
  kind: ArticleKind
  id: number
  now: Date
  /** Undefined for a new one. */
  before: Placing | undefined
}

/**
 * Purges what shows an article that was written, changed or deleted. What readers cannot see, such
 * as a draft, purges nothing; when it is scheduled, its lists go at that moment.
 */
export async function purgeArticle(
  { tx, purge, purgeAt }: Pick<Work, 'tx' | 'purge' | 'purgeAt'>,
  { kind, id, now, before }: Change,
): Promise<void> {
  const after = await findPlacing(tx, kind, id)
  const isVisible = (placing: Placing | undefined): placing is Placing =>
    placing !== undefined && placing.publishedAt !== null && placing.publishedAt <= now
  if (after && after.publishedAt !== null && after.publishedAt > now)
    purgeAt(after.publishedAt, ...after.lists)
  const visible = [before, after].filter(isVisible)
  if (visible.length === 0) return
  purge(articleTag(kind, id))
  if (!isPlacedAlike(before, after)) purge(...visible.flatMap(({ lists }) => lists))
  const kept = isVisible(after) ? after.tagIds : []
  if (isVisible(before) && before.tagIds.some((tag) => !kept.includes(tag))) purge(TAGS)
}

const isPlacedAlike = (before: Placing | undefined, after: Placing | undefined) =>
  before?.publishedAt?.getTime() === after?.publishedAt?.getTime() &&
  before?.pinned === after?.pinned &&
  before?.languageIds.join() === after?.languageIds.join() &&
  before?.lists.join() === after?.lists.join()

const scheduled = prepared((db, at: Blanks<{ now: Date; kinds: number[] }>) =>
  placed(db)
    .where('published_at', '>', at.now)
    .where('published_at', '<', sql<Date>`'infinity'`)
    .where((where) => where(where.ref('kind'), '=', where.fn.any(where.val(at.kinds)))),
)

/** What will appear by itself: the lists that go then. */
export async function listScheduled(db: Db, kinds: ArticleKinds, now: Date): Promise<Due[]> {
  const rows = await scheduled(db, { now, kinds: kinds.all.map(kindNumber) })
  return rows.flatMap((row) => {
    const { publishedAt, lists } = placingOf(kinds.byNumber(row.kind), row)
    return publishedAt === null ? [] : [{ at: publishedAt, tags: lists }]
  })
}
