import { listMostPoints, listMostPointsLastWeek } from '@loadout/contract/points/most-points.ts'
import { listMultipliers, setMultiplier } from '@loadout/contract/points/multipliers.ts'
import { listOwnPoints, listPointsOf } from '@loadout/contract/points/history.ts'
import { listTasks, seePointsHint } from '@loadout/contract/points/points.ts'
import { NAMES } from '../accounts/page-tags.ts'
import { readBestOfLastWeek, readBestOfWeek } from '../rankings/best-of-week.ts'
import { RANKINGS } from '../rankings/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { readOwnPoints, readPointsOf } from './history.ts'
import { readTasks } from './list-tasks.ts'
import { changeMultiplier, readMultipliers } from './multipliers.ts'
import { TASKS } from './page-tags.ts'
import { seeHint } from './see-hint.ts'

export function pointRoutes(site: Site) {
  const { serve, db } = site
  serve(listTasks, async ({ caller }) => ({ entries: await readTasks(site, caller?.id) }), {
    dependsOn: () => [TASKS],
  })
  serve(seePointsHint, ({ caller, transaction }) => seeHint(caller.id, transaction))
  // Pages that show these are as old as pages get: nobody's award should clear them for all.
  const dependsOn = () => [RANKINGS, NAMES]
  serve(listMostPoints, async () => ({ entries: await readBestOfWeek(site) }), { dependsOn })
  serve(listMostPointsLastWeek, async () => ({ entries: await readBestOfLastWeek(site) }), {
    dependsOn,
  })
  serve(listOwnPoints, ({ input, caller }) => readOwnPoints(db, caller.id, input))
  serve(listPointsOf, ({ input }) => readPointsOf(db, input))
  serve(listMultipliers, async () => ({ entries: await readMultipliers(site) }))
  serve(setMultiplier, (request) => changeMultiplier(request))
}
