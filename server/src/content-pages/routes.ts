import { getContentPage, listContentPages } from '@loadout/contract/content-pages/content-pages.ts'
import * as staffPages from '@loadout/contract/content-pages/staff-pages.ts'
import { pageNotFound } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { SITE } from '../site-settings/page-tag.ts'
import { CATEGORIES } from '../categories/page-tags.ts'
import { fillIn, fillInHtml } from './fill-in.ts'
import { ofShownGames } from './game-pages.ts'
import { CONTENT_PAGES, contentPageTag } from './page-tag.ts'
import { ENGLISH, findContentPage, listContentLinks } from './queries.ts'
import { createPage, deletePage, editPage, findForStaff, savePage } from './staff-pages.ts'
import { listStaffPages } from './staff-queries.ts'

export function contentPageRoutes(site: Site) {
  const { db, serve, siteSettings, categories } = site
  const dependsOn = () => [CONTENT_PAGES, SITE]
  serve(
    getContentPage,
    async ({ input }) => {
      const page = await findContentPage(db, input.url, input.language_id)
      if (!page) throw pageNotFound()
      const names = siteSettings.current()
      return {
        ...page,
        title: fillIn(page.title, names),
        content: fillInHtml(page.content, names),
      }
    },
    { dependsOn: ({ url }) => [...dependsOn(), contentPageTag(url)] },
  )
  serve(
    listContentPages,
    async ({ input }) => {
      const links = ofShownGames(await listContentLinks(db, input.language_id), categories.all)
      const names = siteSettings.current()
      return { entries: links.map((link) => ({ ...link, title: fillIn(link.title, names) })) }
    },
    { dependsOn: () => [...dependsOn(), CATEGORIES], isShared: () => true },
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
