import { createHmac } from 'node:crypto'
import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { isDue } from './is-due.ts'
import { openTasks } from './open-tasks.ts'

/** What says whether a task is paid, and keeps from whom it was. */
export type Rewarding = Pick<Site, 'clock' | 'settings' | 'esportal' | 'realtime'>

/**
 * Notes that somebody is rewarded for this now; false when somebody has been before. Where the task
 * pays nothing, as when staff have switched it off, nobody is, and it can be done later.
 */
export async function claimFirstReward(
  site: Rewarding,
  tx: Db,
  { userId, task, identity }: { userId: number; task: TaskKey; identity: string },
): Promise<boolean> {
  if (!openTasks(site)(task) || !(await isDue(tx, site.clock, { userId, task }))) return false
  const account_hash = createHmac('sha256', site.settings.secret)
    .update(`rewarded ${identity}`)
    .digest()
  const first = await tx
    .insertInto('rewarded_account')
    .values({ account_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_hash')
    .executeTakeFirst()
  return first !== undefined
}
