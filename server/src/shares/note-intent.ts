import { sql } from 'kysely'
import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import { intents, type Intent } from '@loadout/contract/shares/intents.ts'
import { findLastingArticle } from '../articles/find-article.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { dayOf } from '../statistics/day.ts'

export type SharedArticle = { type: ArticleType; id: number }
type Found = SharedArticle & { authorId: number }
type Noted = { intent: Intent; memberId: number; article: Found | null }

/**
 * Nothing follows from what was noted today already: the key of the table says so, under any number
 * of parallel calls (checklist C14).
 */
export async function noteIntent(
  { clock }: Pick<Site, 'clock'>,
  work: Work,
  { intent, memberId, article }: Noted,
): Promise<{ success: true }> {
  const noted = await work.tx
    .insertInto('intent')
    .values({
      user_id: memberId,
      kind: intents.indexOf(intent),
      day: dayOf(clock.now()),
      article_id: article?.id ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  if (noted)
    await work.record({ kind: 'intent noted', actorId: memberId, data: { intent, article } })
  return { success: true }
}

/** What readers cannot see is no article to them, and nobody is told that it was shared. */
export async function findShared(
  { clock, articleKinds }: Pick<Site, 'clock' | 'articleKinds'>,
  tx: Db,
  { type, id }: SharedArticle,
): Promise<Found | null> {
  const kind = articleKinds.byType(type)
  const row = kind && (await findLastingArticle(tx, { id, kind, now: clock.now() }))
  return row ? { type, id, authorId: row.author_id } : null
}

const KEPT_DAYS = 31

/** Figures of longer times are the sums of days. */
export const deleteExpiredIntents = (db: Db, clock: Clock) =>
  deleteInBatches(db, 'intent', sql`day < ${dayOf(clock.now()) - KEPT_DAYS}`)
