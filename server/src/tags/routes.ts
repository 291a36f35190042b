import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { maskOf } from '../categories/categories.ts'
import { NEWS_LISTS } from '../news/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { popularSince } from './popular-since.ts'
import { listTagsByUse } from './queries.ts'

export function tagRoutes({ db, clock, serve }: Site) {
  serve(
    listPopularTags,
    async ({ input }) => {
      const now = clock.now()
      const mask = input.categories?.length ? maskOf(input.categories) : undefined
      return {
        entries: await listTagsByUse(db, {
          now,
          since: popularSince(now),
          mask,
          limit: input.limit,
        }),
      }
    },
    { dependsOn: () => [NEWS_LISTS] },
  )
}
