import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type {
  listCommentsForStaff,
  StaffComment,
} from '@loadout/contract/comments/staff-comments.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { authorColumns, authorOf } from '../accounts/author.ts'
import { inPrimaryLanguage } from '../articles/article-rows.ts'
import { unixSeconds } from '../platform/clock.ts'
import { escapeLike } from '../platform/db/escape-like.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Site } from '../site-parts.ts'

type Input = ParsedInputOf<typeof listCommentsForStaff>

/**
 * What an article is called that is withdrawn or not out yet is for those who manage its kind
 * (checklist G07) (ADMIN-14).
 */
export async function searchComments(
  { searching, clock, articleKinds }: Pick<Site, 'searching' | 'clock' | 'articleKinds'>,
  { query, limit, offset }: Input,
  caller: Caller,
): Promise<OutputOf<typeof listCommentsForStaff>> {
  const [count, rows] = await Promise.all([
    countFound(searching, query),
    listFound(searching, { query, limit, offset, now: clock.now() }),
  ])
  return {
    count,
    entries: rows.map((row) => {
      const { type, unseenFor } = articleKinds.byNumber(row.kind)
      const isTold = row.published || hasPermission(caller, unseenFor)
      const { title, slug } = isTold ? row : { title: null, slug: null }
      return { ...staffComment(row), article: { type, id: row.article_id, title, slug } }
    }),
  }
}

/** Comments that are there. What stands for anything else in a pattern is looked for as it is. */
function found(db: Db, query: string) {
  const comments = db.selectFrom('comment').where('comment.deleted_at', 'is', null)
  if (query === '') return comments
  const words = `%${escapeLike(query)}%`
  const writer = db
    .selectFrom('users')
    .select('users.id')
    .where((where) =>
      where(
        where.fn<string>('lower', ['users.username']),
        '=',
        query.replace(/^@/, '').toLowerCase(),
      ),
    )
  return comments.where((where) =>
    where.or([where('comment.message', 'ilike', words), where('comment.author_id', '=', writer)]),
  )
}

const countFound = async (db: Db, query: string) => {
  const { count } = await db
    .selectFrom(found(db, query).select('comment.id').limit(OFFSET_MAX).as('comment'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const listFound = (
  db: Db,
  { query, limit, offset, now }: { query: string; limit: number; offset: number; now: Date },
) =>
  db
    .selectFrom(
      found(db, query)
        .select([
          'comment.id',
          'comment.message',
          'comment.inserted',
          'comment.upvotes',
          'comment.edited_at',
          'comment.author_id',
          'comment.article_id',
        ])
        .orderBy('comment.id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('comment'),
    )
    .innerJoin('users as author', 'author.id', 'comment.author_id')
    .innerJoin('article', 'article.id', 'comment.article_id')
    .innerJoin('article_version as version', (join) => join.on(inPrimaryLanguage))
    .select([
      'comment.id',
      'comment.message',
      'comment.inserted',
      'comment.upvotes',
      'comment.edited_at',
      'comment.article_id',
      'article.kind',
      'version.title',
      'version.slug',
      ...authorColumns,
    ])
    .select((select) =>
      select('article.published_at', '<=', now).$castTo<boolean>().as('published'),
    )
    .orderBy('comment.id', 'desc')
    .execute()

const staffComment = (
  row: Awaited<ReturnType<typeof listFound>>[number],
): Omit<StaffComment, 'article'> => ({
  id: row.id,
  message: row.message,
  author: authorOf(row),
  inserted: unixSeconds(row.inserted),
  upvotes: row.upvotes,
  edited: row.edited_at && unixSeconds(row.edited_at),
})
