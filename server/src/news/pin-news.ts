import type * as newsroom from '@loadout/contract/news/newsroom.ts'
import { kindNumber } from '../articles/kinds.ts'
import { findPlacing, purgeArticle } from '../articles/purge-article.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { newsKind } from './kind.ts'
import { articleNotFound } from '../articles/find-article.ts'

/**
 * A revision of its own would tell everybody who is editing these news that they come too late, for
 * nothing they could lose.
 */
export function pinNews(
  { clock }: Pick<Site, 'clock'>,
  { input: { id, pinned }, caller, transaction }: CallRequest<typeof newsroom.pinNews>,
): Promise<{ pinned: boolean }> {
  return transaction(async (work) => {
    const { tx } = work
    const before = await tx
      .selectFrom('article')
      .select('pinned')
      .where('id', '=', id)
      .where('kind', '=', kindNumber(newsKind))
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw articleNotFound()
    if (before.pinned === pinned) return { pinned }
    const placing = await findPlacing(tx, newsKind, id)
    await tx.updateTable('article').set({ pinned }).where('id', '=', id).execute()
    await purgeArticle(work, { kind: newsKind, id, now: clock.now(), before: placing })
    await work.audit({
      adminId: caller.id,
      action: pinned ? 'news pinned' : 'news unpinned',
      target: `news ${id}`,
      before,
      after: { pinned },
    })
    return { pinned }
  })
}
