import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import type { Site } from '../site-parts.ts'
import { popularSince } from './popular-since.ts'
import { listTagsByUse } from './queries.ts'

export function tagRoutes({ db, clock, serve, categories, articleKinds }: Site) {
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
    { dependsOn: () => articleKinds.all.map(({ listTag }) => listTag) },
  )
}
