import { createHmac } from 'node:crypto'
import type { UpvoteArticle } from '@loadout/contract/upvotes/upvotes.ts'
import type { ArticleKind } from '../articles/article-kind.ts'
import { findLastingArticle } from '../articles/find-article.ts'
import { reactionsTag } from '../articles/page-tags.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'

type Parts = Pick<Site, 'clock' | 'settings'>
type Request = CallRequest<UpvoteArticle>

/**
 * The author's own counts as given; a visitor's counts once for each of their cookies and so often
 * for their network (NEWS-12, AMB-95, AMB-94).
 */
export function upvoteArticle(
  site: Parts,
  kind: ArticleKind,
  { input, caller, visitor, network, fromElsewhere, transaction }: Request,
): Promise<{ delta: 0 | 1 }> {
  const { clock, settings } = site
  // Made before anything can fail, so that whoever is told to wait is known when they come back.
  const visitorId = caller ? undefined : visitor()
  return transaction(async (work) => {
    const { tx } = work
    const now = clock.now()
    const article = await findLastingArticle(tx, { id: input.id, kind, now })
    if (!article) throw new PublicError(404, kind.notFound ?? 'article_not_found')
    // A page elsewhere can have every visitor of its own upvote here (checklist C10).
    if (fromElsewhere && !caller) return { delta: 0 }
    if (caller?.id === article.author_id) return { delta: 0 }

    const hashed = visitorId === undefined ? null : hashOfNetwork(settings.secret, network, now)
    if (
      hashed !== null &&
      !(await isWithinCap(tx, {
        articleId: input.id,
        network: hashed,
        max: settings.visitorUpvotesPerNetwork,
      }))
    )
      return { delta: 0 }
    const given = await tx
      .insertInto('article_upvote')
      .values({
        article_id: input.id,
        user_id: caller?.id ?? null,
        visitor: visitorId ?? null,
        network: hashed,
        inserted: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!given) return { delta: 0 }
    await tx
      .updateTable('article')
      .set((set) => ({ upvotes: set('upvotes', '+', 1) }))
      .where('id', '=', input.id)
      .execute()
    work.purgeAddedTo(reactionsTag(kind, input.id))
    await work.record({
      kind: 'upvoted',
      actorId: caller?.id ?? null,
      data: { kind: kind.type, id: input.id, authorId: article.author_id },
    })
    return { delta: 1 }
  })
}

/**
 * Locks the article first, so that a hundred visitors of one network cannot all be the last one
 * under the cap.
 */
async function isWithinCap(
  tx: Db,
  { articleId, network, max }: { articleId: number; network: string; max: number },
): Promise<boolean> {
  if (max === 0) return true
  await tx.selectFrom('article').select('id').where('id', '=', articleId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('article_upvote')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('article_id', '=', articleId)
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  return count < max
}

/**
 * The day is part of it: tomorrow the same network is another one, and nobody can tell that it was
 * the same.
 */
const hashOfNetwork = (secret: string, network: string, now: Date) =>
  createHmac('sha256', secret)
    .update(`network ${network} ${now.toISOString().slice(0, 10)}`)
    .digest('base64url')
