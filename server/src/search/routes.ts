import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { NEWS_LISTS } from '../news/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { findArticles, findUsers } from './service.ts'

export function searchRoutes(site: Site) {
  site.serve(searchArticles, ({ input }) => findArticles(site, input), {
    dependsOn: () => [NEWS_LISTS],
  })
  site.serve(searchUsers, ({ input }) => findUsers(site, input))
}
