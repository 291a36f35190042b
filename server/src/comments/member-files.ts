import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const comments = inBatches('comments', (db, { memberId, after, limit }) =>
  db
    .selectFrom('comment')
    .select(['id as key', 'id', 'article_id', 'message', 'upvotes', 'inserted', 'deleted_at'])
    .where('author_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute(),
)

export const commentFiles: readonly MemberFile[] = [comments]
