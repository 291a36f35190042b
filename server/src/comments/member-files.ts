import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const comments = inBatches('comments', (db, { memberId, after, limit }) =>
  db
    .selectFrom('comment')
    .select(['id as key', 'id', 'article_id', 'answers_id', 'message', 'upvotes'])
    .select(['inserted', 'edited_at', 'deleted_at'])
    .where('author_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute(),
)

/** What stood in them before they were changed. */
const versions = inBatches('comment-versions', (db, { memberId, after, limit }) =>
  db
    .selectFrom('comment_version as version')
    .innerJoin('comment', 'comment.id', 'version.comment_id')
    .select(['version.id as key', 'version.comment_id', 'version.message', 'version.written'])
    .where('comment.author_id', '=', memberId)
    .where('version.id', '>', after)
    .orderBy('version.id')
    .limit(limit)
    .execute(),
)

export const commentFiles: readonly MemberFile[] = [comments, versions]
