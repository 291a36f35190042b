import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const ofArticles = inBatches('article-upvotes', (db, { memberId, after, limit }) =>
  db
    .selectFrom('article_upvote')
    .select(['id as key', 'article_id', 'inserted'])
    .where('user_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute(),
)

const ofComments = inBatches('comment-upvotes', (db, { memberId, after, limit }) =>
  db
    .selectFrom('comment_upvote')
    .select(['comment_id as key', 'comment_id', 'inserted'])
    .where('user_id', '=', memberId)
    .where('comment_id', '>', after)
    .orderBy('comment_id')
    .limit(limit)
    .execute(),
)

export const upvoteFiles: readonly MemberFile[] = [ofArticles, ofComments]
