import { searchArticles } from '@loadout/contract/search/article-search.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import type { Site } from '../site-parts.ts'
import { findArticles, findUsers } from './service.ts'

export function searchRoutes(site: Site) {
  site.serve(searchArticles, ({ input }) => findArticles(site, input), {
    dependsOn: () => site.articleKinds.that('searchedAs').map(({ listTag }) => listTag),
  })
  site.serve(searchUsers, ({ input }) => findUsers(site, input))
}
