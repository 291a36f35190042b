import { contentPageTitle } from '@loadout/contract/content-pages/content-pages.ts'
import { languageByLocale } from '@loadout/contract/languages/languages.ts'
import { SANITIZER_VERSION, acceptedArticle } from '../platform/html/sanitize.ts'
import { systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { accepted } from '../platform/http/accepted.ts'
import { acquireAdvisoryLock } from '../platform/db/advisory-lock.ts'
import { silentTransactions } from '../platform/transactions-beside-site.ts'

/**
 * Gives a new site its content pages. A site that has any keeps what its staff made of them,
 * deletions included.
 */
export async function shipContentPages(db: Db): Promise<void> {
  const transaction = silentTransactions(db, systemClock)
  await transaction(async ({ tx }) => {
    await acquireAdvisoryLock(tx, 'ship content pages')
    if (await tx.selectFrom('content_page').select('id').limit(1).executeTakeFirst()) return
    const { shippedPages } = await import('./shipped/shipped-pages.ts')
    for (const [position, page] of shippedPages.entries()) {
      const { id } = await tx
        .insertInto('content_page')
        .values({ url: page.url, footer_category: page.footer_category, position })
        .returning('id')
        .executeTakeFirstOrThrow()
      const versions = Object.entries(page.versions).map(([locale, { title, content }]) => ({
        page_id: id,
        language_id: languageByLocale(locale)!.id,
        title: accepted(contentPageTitle, title),
        content: acceptedArticle(content),
        sanitizer_version: SANITIZER_VERSION,
      }))
      await tx.insertInto('content_page_version').values(versions).execute()
    }
  })
}
