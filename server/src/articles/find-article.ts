import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import type { ArticleKind } from './article-kind.ts'
import { entryColumns, versionsOf } from './article-rows.ts'
import { kindNumber } from './kinds.ts'
import { PublicError } from '../platform/http/public-error.ts'

export const articleNotFound = () => new PublicError(404, 'article_not_found')

type ReadValues = { id: number; languageId: number | undefined; now: Date }

const article = preparedByShape(
  (
    db,
    { kind, inLanguage }: { kind: number; inLanguage: boolean },
    { id, languageId, now }: Blanks<ReadValues>,
  ) =>
    db
      .selectFrom('article')
      .innerJoin('article_version as version', 'version.article_id', 'article.id')
      .innerJoin('users as author', 'author.id', 'article.author_id')
      .select([
        ...entryColumns(now),
        'article.held',
        'version.content',
        'version.revised_at',
        versionsOf,
      ])
      .where('article.id', '=', id)
      .where('article.kind', '=', sql.lit(kind))
      .where('article.published_at', '<=', now)
      .where((where) =>
        where.or([
          where('version.language_id', '=', where.ref('article.language_id')),
          ...(inLanguage ? [sql<boolean>`version.language_id = ${languageId}`] : []),
        ]),
      )
      .orderBy(inLanguage ? sql`(version.language_id = ${languageId})` : sql`1`, 'desc')
      .limit(sql.lit(1)),
)

/**
 * One published article in the asked language, else in its primary one; undefined when there is
 * none of that kind to be read yet.
 */
export const findArticleRow = async (db: Db, kind: ArticleKind, values: ReadValues) =>
  (
    await article(
      db,
      { kind: kindNumber(kind), inLanguage: values.languageId !== undefined },
      values,
    )
  )[0]

export async function isPublished(
  db: Db,
  { id, now, kind }: { id: number; now: Date; kind: ArticleKind },
): Promise<boolean> {
  const found = await db
    .selectFrom('article')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kindNumber(kind))
    .where('published_at', '<=', now)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * A published article, of any kind if none is named, to which this transaction may refer: whoever
 * deletes it comes before, and it is not there, or after.
 */
export function findLastingArticle(
  tx: Db,
  { id, kind, now }: { id: number; kind?: ArticleKind; now: Date },
) {
  const published = tx
    .selectFrom('article')
    .select('author_id')
    .where('id', '=', id)
    .where('published_at', '<=', now)
  const wanted = kind ? published.where('kind', '=', kindNumber(kind)) : published
  return wanted.forKeyShare().executeTakeFirst()
}

const commentCount = preparedByShape(
  (db, { kind }: { kind: number }, { id, now }: Blanks<{ id: number; now: Date }>) =>
    db
      .selectFrom('article')
      .select('comments')
      .where('id', '=', id)
      .where('kind', '=', sql.lit(kind))
      .where('published_at', '<=', now),
)

/** How many comments a published article has; undefined when there is no such article. */
export const findCommentCount = async (
  db: Db,
  kind: ArticleKind,
  values: { id: number; now: Date },
) => (await commentCount(db, { kind: kindNumber(kind) }, values))[0]?.comments
