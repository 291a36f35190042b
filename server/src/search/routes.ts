import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { searchArticles, type ArticleHit } from '@loadout/contract/search/article-search.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { NAMES, profileTag } from '../accounts/page-tags.ts'
import { languageOfList } from '../articles/other-languages.ts'
import { searchTags, shownTags } from '../articles/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { findArticles, findUsers } from './service.ts'

export function searchRoutes(site: Site) {
  site.serve(searchArticles, ({ input }) => findArticles(site, input), {
    dependsOn: (input, { entries }) => hitTags(site, input, entries),
  })
  // Whoever is about to leave is found no more, from that moment on.
  site.serve(searchUsers, ({ input }) => findUsers(site, input), {
    dependsOn: (_, { entries }) => [NAMES, ...entries.map(({ id }) => profileTag(id))],
  })
}

const hitTags = (
  { articleKinds }: Pick<Site, 'articleKinds'>,
  input: ParsedInputOf<typeof searchArticles>,
  entries: readonly ArticleHit[],
) =>
  articleKinds.withTrait('searchedAs').flatMap((kind) => [
    ...searchTags(kind, { tagId: input.tag_id, languageId: languageOfList(input, entries) }),
    ...shownTags(
      kind,
      entries.filter(({ type }) => type === kind.searchedAs),
    ),
  ])
