import { listMultipliers, setMultiplier } from '@loadout/contract/points/multipliers.ts'
import { listTasks, seePointsHint } from '@loadout/contract/points/points.ts'
import type { Site } from '../site-parts.ts'
import { readTasks } from './list-tasks.ts'
import { changeMultiplier, readMultipliers } from './multipliers.ts'
import { TASKS } from './page-tags.ts'
import { seeHint } from './see-hint.ts'

export function pointRoutes(site: Site) {
  const { serve, db } = site
  serve(listTasks, async ({ caller }) => ({ entries: await readTasks(site, caller?.id) }), { dependsOn: () => [TASKS] })
  serve(seePointsHint, ({ caller, change }) => seeHint(site, caller.id, change))
  serve(listMultipliers, async () => ({ entries: await readMultipliers(db) }))
  serve(setMultiplier, (request) => changeMultiplier(site, request))
}
