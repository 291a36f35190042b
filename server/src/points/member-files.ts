import { tasks } from '@loadout/contract/points/tasks.ts'
import { inBatches, type MemberFile } from '../data-copy/member-file.ts'

const points = inBatches('points', async (db, { memberId, after, limit }) => {
  const rows = await db
    .selectFrom('point_entry')
    .select(['id as key', 'task_id', 'points', 'inserted'])
    .where('user_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ task_id, ...row }) => ({ ...row, task: tasks[task_id]?.key ?? task_id }))
})

export const pointFiles: readonly MemberFile[] = [points]
