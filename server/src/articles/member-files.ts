import { sql } from 'kysely'
import { articleTypeOf } from '@loadout/contract/comments/comments.ts'
import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const LONG_TEXTS = 20

/** News, posts and videos in every language, drafts among them. */
const articles = inBatches(
  'articles',
  async (db, { memberId, after, limit }) => {
    const rows = await db
      .selectFrom('article')
      .select(['id as key', 'id', 'kind', 'inserted', 'upvotes', 'comments'])
      .select(sql<Date | null>`nullif(published_at, 'infinity')`.as('published_at'))
      .select(
        sql<object[]>`array(
        select json_build_object('language_id', language_id, 'title', title,
          'excerpt', excerpt, 'content', content)
        from article_version where article_id = article.id order by language_id
      )`.as('versions'),
      )
      .where('author_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ kind, ...row }) => ({ ...row, type: articleTypeOf(kind) }))
  },
  LONG_TEXTS,
)

export const articleFiles: readonly MemberFile[] = [articles]
