import { kindNumber } from '../articles/kinds.ts'
import { newsKind } from '../news/kind.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError } from '../platform/http/public-error.ts'

/** News that an event names exist; those who delete them take them out of it. */
export async function linkNews(tx: Db, eventId: number, ids: readonly number[] | undefined) {
  if (ids === undefined) return
  const wanted = [...new Set(ids)]
  const found =
    wanted.length === 0
      ? []
      : await tx
          .selectFrom('article')
          .select('id')
          .where('id', 'in', wanted)
          .where('kind', '=', kindNumber(newsKind))
          .orderBy('id')
          .forKeyShare()
          .execute()
  if (found.length < wanted.length) throw new PublicError(404, 'article_not_found', 'news')
  await tx.deleteFrom('calendar_event_news').where('event_id', '=', eventId).execute()
  if (found.length === 0) return
  await tx
    .insertInto('calendar_event_news')
    .values(found.map(({ id }) => ({ event_id: eventId, article_id: id })))
    .execute()
}
