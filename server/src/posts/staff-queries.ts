import { sql, type SqlBool } from 'kysely'
import type { PostState } from '@loadout/contract/posts/staff-posts.ts'
import { staffColumns } from '../articles/article-rows.ts'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'
import { POST } from './post-rows.ts'

type StaffFilter = {
  words: string
  languageId: number | undefined
  state: PostState | undefined
  now: Date
}

const isPublished = sql<SqlBool>`article.published_at < 'infinity'`
const states: Record<PostState, ReturnType<typeof sql<SqlBool>>> = {
  draft: sql`article.published_at = 'infinity'`,
  held: sql`article.held and ${isPublished}`,
  starred: sql`article.starred_at is not null and ${isPublished}`,
  published: sql`not article.held and article.starred_at is null and ${isPublished}`,
}

/** Found by a part of the title, by the beginning of the author's name, or by its number. */
function filtered(db: Db, { words, languageId, state }: StaffFilter) {
  const typed = escapeLike(words)
  return db
    .selectFrom('article')
    .innerJoin('article_version as version', 'version.article_id', 'article.id')
    .innerJoin('users as author', 'author.id', 'article.author_id')
    .where('article.kind', '=', POST)
    .$if(languageId !== undefined, (rows) =>
      rows.where('article.language_id', '=', languageId ?? 0),
    )
    .$if(state !== undefined, (rows) => rows.where(states[state ?? 'draft']))
    .$if(words !== '', (rows) =>
      rows.where(
        sql<SqlBool>`(
          article.id::text = ${words} or version.title ilike ${`%${typed}%`}
          or author.username ilike ${`${typed}%`}
        )`,
      ),
    )
}

export type StaffPostRow = Awaited<ReturnType<typeof listStaffRows>>[number]

export const listStaffRows = (
  db: Db,
  { limit, offset, ...filter }: StaffFilter & { limit: number; offset: number },
) =>
  filtered(db, filter)
    .select([...staffColumns(filter.now), 'article.held'])
    .orderBy('article.inserted', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countStaffRows(db: Db, filter: StaffFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
