import {
  getOwnPlace,
  getRankedWeek,
  getTopThree,
  listRanking,
  listRankingStats,
} from '@loadout/contract/rankings/rankings.ts'
import { listClosedWeeks } from '@loadout/contract/rankings/staff-weeks.ts'
import { NAMES } from '../accounts/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { readRanking } from './list-ranking.ts'
import { readStats } from './list-stats.ts'
import { readClosedWeeks } from './list-weeks.ts'
import { RANKINGS } from './page-tags.ts'
import { readPlace } from './place-of.ts'
import { readTopThree, readWeek } from './read-week.ts'

export function rankingRoutes(site: Site) {
  const { serve, db, clock } = site
  // Pages that show these are as old as pages get: nobody's award should clear them for all.
  const dependsOn = () => [RANKINGS, NAMES]
  serve(listRanking, ({ input, caller }) => readRanking(site, caller, input), { dependsOn })
  serve(listRankingStats, ({ input, caller }) => readStats(site, caller, input), { dependsOn })
  serve(getTopThree, () => readTopThree(db), { dependsOn })
  serve(getRankedWeek, ({ input }) => readWeek(db, input), { dependsOn })
  serve(getOwnPlace, async ({ input: { filter, filter_followed }, caller: { id } }) => ({
    place: await readPlace(db, clock, { userId: id, filter, isCircle: filter_followed }),
  }))
  serve(listClosedWeeks, ({ input }) => readClosedWeeks(db, input))
}
