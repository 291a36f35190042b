import { listMostPoints, listMostPointsLastWeek } from '@loadout/contract/points/most-points.ts'
import { listMultipliers, setMultiplier } from '@loadout/contract/points/multipliers.ts'
import { listTasks, seePointsHint } from '@loadout/contract/points/points.ts'
import type { Site } from '../site-parts.ts'
import { readTasks } from './list-tasks.ts'
import { listMostPointsInWeekOf, listMostPointsLastWeekOf } from './most-points.ts'
import { changeMultiplier, readMultipliers } from './multipliers.ts'
import { TASKS } from './page-tags.ts'
import { seeHint } from './see-hint.ts'

export function pointRoutes(site: Site) {
  const { serve, db, clock } = site
  serve(listTasks, async ({ caller }) => ({ entries: await readTasks(site, caller?.id) }), {
    dependsOn: () => [TASKS],
  })
  serve(seePointsHint, ({ caller, transaction }) => seeHint(caller.id, transaction))
  // Pages that show these are as old as pages get: nobody's award should clear them for all.
  serve(listMostPoints, async () => ({ entries: await listMostPointsInWeekOf(db, clock.now()) }))
  serve(listMostPointsLastWeek, async () => ({
    entries: await listMostPointsLastWeekOf(db, clock.now()),
  }))
  serve(listMultipliers, async () => ({ entries: await readMultipliers(db) }))
  serve(setMultiplier, (request) => changeMultiplier(request))
}
