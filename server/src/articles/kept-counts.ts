import { sql } from 'kysely'
import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import type { Db } from '../platform/db/database.ts'
import { columnCount, tableCount, type KeptCount } from '../counts/kept-count.ts'

const writtenOf = (type: 'news' | 'blog') =>
  sql`(
    select count(*)::int from article
    where article.author_id = users.id and article.kind = ${sql.lit(articleTypeNumber(type))}
  )`

/** Whoever publishes meanwhile adds to the counts once they are right. */
const lockAuthorCounts = (tx: Db) => sql`lock table author_language in exclusive mode`.execute(tx)

export const articleCounts: readonly KeptCount[] = [
  columnCount({
    name: 'news of members',
    table: 'users',
    column: 'news_count',
    counted: writtenOf('news'),
  }),
  columnCount({
    name: 'posts of members',
    table: 'users',
    column: 'post_count',
    counted: writtenOf('blog'),
  }),
  tableCount({
    name: 'articles of members by language',
    table: 'author_language',
    keys: { author_id: 'member', kind: 'kind', language_id: 'language' },
    counted: sql`
      select article.author_id, article.kind, version.language_id, 1 as change
      from article join article_version as version on version.article_id = article.id`,
    lock: lockAuthorCounts,
  }),
]
