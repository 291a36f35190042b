import { getContentPage, listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import * as staffPages from '@loadout/contract/content-pages/staff-pages.ts'
import { pageNotFound } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { CONTENT_PAGES } from './page-tag.ts'
import { ENGLISH, findContentPage, listContentLinks } from './queries.ts'
import { createPage, deletePage, editPage, findForStaff, savePage } from './staff-pages.ts'
import { listStaffPages } from './staff-queries.ts'

export function contentPageRoutes(site: Site) {
  const { db, serve } = site
  serve(
    getContentPage,
    async ({ input }) => {
      const page = await findContentPage(db, input.url, input.language_id)
      if (!page) throw pageNotFound()
      return page
    },
    { dependsOn: () => [CONTENT_PAGES] },
  )
  serve(
    listContentPages,
    async ({ input }) => ({ entries: await listContentLinks(db, input.language_id) }),
    { dependsOn: () => [CONTENT_PAGES], isShared: () => true },
  )
  serve(staffPages.listPagesForStaff, async ({ input }) => ({
    entries: await listStaffPages(db, input.language_id ?? ENGLISH),
  }))
  serve(staffPages.getPageForStaff, ({ input }) => findForStaff(db, input.id))
  serve(staffPages.createPage, (request) => createPage(site, request))
  serve(staffPages.editPage, (request) => editPage(site, request))
  serve(staffPages.savePage, (request) => savePage(site, request))
  serve(staffPages.deletePage, (request) => deletePage(site, request))
}
