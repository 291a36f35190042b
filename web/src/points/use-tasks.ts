import { listTasks } from '@loadout/contract/points/points.ts'
import { useFreshAfter } from '../member/use-fresh-after.ts'
import { query } from '../platform/call/query.ts'

export const tasksQuery = query(listTasks, {})

/** Whatever a member earns while they look at the tasks shows there, too. */
export const useFreshTasks = () => useFreshAfter('completed-task', listTasks.path)
