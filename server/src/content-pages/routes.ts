import { getContentPage, listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import { pageNotFound } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { findContentPage, listContentLinks } from './queries.ts'

export const CONTENT_PAGES = 'content-pages'

export function contentPageRoutes({ db, serve }: Site) {
  serve(
    getContentPage,
    async ({ input }) => {
      const page = await findContentPage(db, input.url, input.language_id)
      if (!page) throw pageNotFound()
      return page
    },
    { dependsOn: () => [CONTENT_PAGES] },
  )
  serve(listContentPages, async ({ input }) => ({ entries: await listContentLinks(db, input.language_id) }), { dependsOn: () => [CONTENT_PAGES] })
}
