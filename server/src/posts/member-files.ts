import { atOnce, type MemberFile } from '../data-copy/member-file.ts'

const changes = atOnce('unpublished-changes', (db, memberId) =>
  db
    .selectFrom('post_change as change')
    .innerJoin('article', 'article.id', 'change.article_id')
    .select(['change.article_id', 'change.language_id', 'change.title', 'change.content'])
    .select('change.kept_at')
    .where('article.author_id', '=', memberId)
    .orderBy('change.article_id')
    .execute(),
)

export const postFiles: readonly MemberFile[] = [changes]
