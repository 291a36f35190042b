import { listPopularTags } from '@loadout/contract/tags/tags.ts'
import { maskOf } from '../categories/categories.ts'
import { DAY } from '../platform/clock.ts'
import { NEWS_LISTS } from '../news/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { listTagsByUse } from './queries.ts'

const POPULAR_DAYS = 90

export function tagRoutes({ db, clock, serve }: Site) {
  serve(
    listPopularTags,
    async ({ input }) => {
      const now = clock.now()
      const mask = input.categories?.length ? maskOf(input.categories) : undefined
      return { entries: await listTagsByUse(db, { now, since: new Date(now.getTime() - POPULAR_DAYS * DAY), mask, limit: input.limit }) }
    },
    { dependsOn: () => [NEWS_LISTS] },
  )
}
