import type { Db } from '../platform/db/database.ts'

/** A comment that can be read, locked; undefined where there is none. */
export const holdComment = (tx: Db, { id, now }: { id: number; now: Date }) =>
  tx
    .selectFrom('comment')
    .innerJoin('article', 'article.id', 'comment.article_id')
    .select([
      'comment.id',
      'comment.author_id',
      'comment.article_id',
      'comment.message',
      'comment.mentions',
      'comment.told_ids',
      'comment.inserted',
      'comment.edited_at',
      'article.kind',
      'article.author_id as article_author_id',
    ])
    .where('comment.id', '=', id)
    .where('comment.deleted_at', 'is', null)
    .where('article.published_at', '<=', now)
    .forNoKeyUpdate('comment')
    .executeTakeFirst()

/** What it has said until now, from when on it said so. */
export const keepVersion = (
  tx: Db,
  comment: { id: number; message: string; inserted: Date; edited_at: Date | null },
) =>
  tx
    .insertInto('comment_version')
    .values({
      comment_id: comment.id,
      message: comment.message,
      written: comment.edited_at ?? comment.inserted,
    })
    .execute()

export const countVersions = async (tx: Db, commentId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('comment_version')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('comment_id', '=', commentId)
    .executeTakeFirstOrThrow()
  return count
}

/** The latest first. */
export const listVersions = (db: Db, commentId: number) =>
  db
    .selectFrom('comment_version')
    .select(['message', 'written'])
    .where('comment_id', '=', commentId)
    .orderBy('id', 'desc')
    .execute()
