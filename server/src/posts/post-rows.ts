import { sql } from 'kysely'
import { staffColumns } from '../articles/article-rows.ts'
import { kindNumber } from '../articles/kinds.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, type Blanks } from '../platform/db/prepared.ts'
import { pollOfArticle } from '../polls/staff-queries.ts'
import { postKind } from './kind.ts'

export const POST = sql.lit(kindNumber(postKind))

const draft = prepared((db, at: Blanks<{ id: number; authorId: number; now: Date }>) =>
  db
    .selectFrom('article')
    .innerJoin('article_version as version', 'version.article_id', 'article.id')
    .innerJoin('users as author', 'author.id', 'article.author_id')
    .select([...staffColumns(at.now), 'article.held', 'version.content', 'version.revised_at'])
    .where('article.id', '=', at.id)
    .where('article.kind', '=', POST)
    .where('article.author_id', '=', at.authorId)
    .where('article.published_at', '=', sql<Date>`'infinity'`),
)

/** A draft, which only its author gets (POST-20, POST-21). */
export const findDraft = async (db: Db, at: { id: number; authorId: number; now: Date }) =>
  (await draft(db, at))[0]

/** A post as its author writes it, with what was kept beside the text that readers see. */
const writtenRows = (db: Db, now: Date) =>
  db
    .selectFrom('article')
    .innerJoin('post', 'post.article_id', 'article.id')
    .innerJoin('article_version as version', 'version.article_id', 'article.id')
    .innerJoin('users as author', 'author.id', 'article.author_id')
    .leftJoin('post_change as change', 'change.article_id', 'article.id')
    .select([
      ...staffColumns(now),
      'article.held',
      'version.content',
      'post.first_published_at',
      'post.told_ids',
      'post.shop_item_id',
      'post.kept_at',
      'change.title as changed_title',
      'change.content as changed_content',
      'change.language_id as changed_language_id',
      'change.category_mask as changed_category_mask',
      'change.kept_at as changed_at',
      pollOfArticle,
    ])
    .where('article.kind', '=', POST)

export type WrittenRow = NonNullable<Awaited<ReturnType<typeof findWrittenRow>>>

export const findWrittenRow = (db: Db, id: number, now: Date) =>
  writtenRows(db, now).where('article.id', '=', id).executeTakeFirst()

/**
 * So that whoever changes the same post comes after. Undefined when there is none. Of its author a
 * draft is as much as a published post; to everybody else it is not there.
 */
export async function lockPost(tx: Db, id: number, now: Date): Promise<WrittenRow | undefined> {
  await tx
    .selectFrom('article')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', POST)
    .forUpdate()
    .executeTakeFirst()
  return findWrittenRow(tx, id, now)
}
