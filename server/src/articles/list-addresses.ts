import { sql } from 'kysely'
import { languages } from '@loadout/contract/languages/languages.ts'
import type { Db } from '../platform/db/database.ts'
import type { ArticleKind } from './article-kind.ts'
import { isReleased } from './is-released.ts'
import { kindNumber } from './kinds.ts'

type Address = {
  id: number
  kind: number
  slug: string
  language_id: number
  published_at: Date
  revised_at: Date | null
  author_username: string
}

/** Addresses of the newest texts, found for each kind and language as their index has them. */
export async function listAddresses(
  db: Db,
  kinds: readonly ArticleKind[],
  { now, limit }: { now: Date; limit: number },
): Promise<Address[]> {
  if (kinds.length === 0) return []
  const newest = kinds.flatMap((kind) =>
    languages.map(
      (language) => sql`(
        select article_id as id, kind, slug, language_id, published_at, revised_at
        from article_version
        where kind = ${sql.lit(kindNumber(kind))} and language_id = ${sql.lit(language.id)}
          and published_at <= ${now} ${kind.holdsNewcomers ? isReleased(sql`article_version.article_id`) : sql``}
        order by published_at desc, article_id desc limit ${sql.lit(limit)}
      )`,
    ),
  )
  const { rows } = await sql<Address>`
    select newest.*, author.username as author_username
    from (
      select * from (${sql.join(newest, sql` union all `)}) as of_kinds
      order by published_at desc, id desc, language_id limit ${sql.lit(limit)}
    ) as newest
    join article on article.id = newest.id
    join users as author on author.id = article.author_id
    order by newest.published_at desc, newest.id desc, newest.language_id`.execute(db)
  return rows
}
