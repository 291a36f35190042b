import { isbot } from 'isbot'
import {
  listMostBlogVisitors,
  listMostVisitedPosts,
} from '@loadout/contract/statistics/most-read.ts'
import {
  getPostStatistics,
  getProfileStatistics,
} from '@loadout/contract/statistics/post-statistics.ts'
import { countNewsViews, countPostViews, viewArticle } from '@loadout/contract/statistics/views.ts'
import { NAMES } from '../accounts/page-tags.ts'
import { shownTags } from '../articles/page-tags.ts'
import { postKind } from '../posts/kind.ts'
import type { Site } from '../site-parts.ts'
import { dayOf } from './day.ts'
import { listMostReadPosts, listMostVisitedAuthors } from './most-read.ts'
import { createAgentNames } from './network-agents.ts'
import { noteViews } from './note-views.ts'
import {
  readNewsViews,
  readPostStatistics,
  readPostViews,
  readProfileStatistics,
} from './read-statistics.ts'

export function statisticsRoutes(site: Site) {
  const { serve } = site
  viewRoutes(site)
  serve(countNewsViews, ({ input: { id } }) => readNewsViews(site, id))
  serve(countPostViews, ({ input: { id }, caller }) => readPostViews(site, caller, id))
  serve(getPostStatistics, ({ input: { id }, caller }) => readPostStatistics(site, caller, id))
  serve(getProfileStatistics, ({ input: { user_id }, caller }) =>
    readProfileStatistics(site, caller, user_id),
  )
  // Pages that show these are as old as pages get: no reader's view should clear them for all.
  serve(
    listMostBlogVisitors,
    async ({ input }) => ({ entries: await listMostVisitedAuthors(site, input) }),
    { dependsOn: () => [NAMES] },
  )
  serve(
    listMostVisitedPosts,
    async ({ input }) => ({ entries: await listMostReadPosts(site, input) }),
    { dependsOn: (_, { entries }) => shownTags(postKind, entries) },
  )
}

function viewRoutes(site: Site) {
  const { serve, clock } = site
  const note = noteViews(site)
  const agentOf = createAgentNames()
  serve(viewArticle, ({ input: { id: articleId }, caller, network, agent, fromElsewhere }) => {
    const day = dayOf(clock.now())
    // Whoever is on another site has nothing of this one before them (checklist C10).
    if (agent !== '' && !fromElsewhere && !isbot(agent))
      note({
        articleId,
        day,
        reader: caller ? { memberId: caller.id } : { network, agent: agentOf(day, network, agent) },
      })
    return { success: true as const }
  })
}
