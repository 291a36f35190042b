import type * as newsroom from '@loadout/contract/news/newsroom.ts'
import { recountArticle } from '../articles/count-articles.ts'
import { deleteArticle } from '../articles/delete-article.ts'
import { findPlacing, purgeArticle } from '../articles/purge-article.ts'
import { invalidRequest } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { settleTextPictures, settleVersionPictures } from '../text-pictures/text-pictures.ts'
import { newsKind } from './kind.ts'
import { findWritten, lockNews } from './newsroom-queries.ts'
import { auditedNews, auditedNewsTexts, writtenNews } from './written-news.ts'
import { articleNotFound } from '../articles/find-article.ts'

/**
 * News go with all that hangs on them; points that were earned with them stay. Without its primary
 * version there would be no news (AMB-113).
 */
export function deleteNews(
  { clock, categories, pictures }: Pick<Site, 'clock' | 'categories' | 'pictures'>,
  { input: { id, language_id }, caller, transaction }: CallRequest<typeof newsroom.deleteNews>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const { tx } = work
    const now = clock.now()
    if (!(await lockNews(tx, id))) throw articleNotFound()
    const row = await findWritten(tx, id, now)
    const before = writtenNews(row, categories)
    const placing = await findPlacing(tx, newsKind, id)
    if (language_id === undefined) {
      await deleteArticle(tx, id)
      await pictures.drop(tx, row.image)
      await settleTextPictures(tx, { on: `article ${id}`, html: [], now })
      await purgeArticle(work, { kind: newsKind, id, now, before: placing })
      await work.audit({
        adminId: caller.id,
        action: 'news deleted',
        target: `news ${id}`,
        before: auditedNews(before),
        after: null,
      })
      return { success: true }
    }
    const text = before.versions[language_id]
    if (!text) throw articleNotFound()
    if (language_id === row.language_id) throw invalidRequest()
    const { [language_id]: _gone, ...versions } = before.versions
    await settleVersionPictures(tx, {
      on: `article ${id}`,
      versions: Object.values(versions),
      now,
    })
    await recountArticle(tx, id, () =>
      tx
        .deleteFrom('article_version')
        .where('article_id', '=', id)
        .where('language_id', '=', language_id)
        .execute(),
    )
    await tx
      .updateTable('article')
      .set({ revision: row.revision + 1 })
      .where('id', '=', id)
      .execute()
    await purgeArticle(work, { kind: newsKind, id, now, before: placing })
    await work.audit({
      adminId: caller.id,
      action: 'news language deleted',
      target: `news ${id}`,
      before: auditedNewsTexts({ [language_id]: text }),
      after: null,
    })
    return { success: true }
  })
}
