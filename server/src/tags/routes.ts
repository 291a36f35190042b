import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import type { Site } from '../site-parts.ts'
import { TAGS } from './page-tags.ts'
import { popularSince } from './popular-since.ts'
import { listTagsByUse } from './queries.ts'

export function tagRoutes({ db, clock, serve, categories }: Site) {
  serve(
    listPopularTags,
    async ({ input }) => {
      const now = clock.now()
      return {
        entries: await listTagsByUse(db, {
          now,
          since: popularSince(now),
          mask: categories.wanted(input.categories),
          limit: input.limit,
        }),
      }
    },
    { dependsOn: () => [TAGS], isShared: () => true },
  )
}
