import type { EarnTask } from '@loadout/contract/points/points.ts'
import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import { useText } from '../platform/language/language.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { TaskLimit } from './TaskLimit.tsx'
import { TaskPoints } from './TaskPoints.tsx'
import css from './TaskTable.module.css'

const limitCell = (task: EarnTask) => <TaskLimit task={task} />
const pointsCell = (task: EarnTask) => <TaskPoints task={task} />

/** Tasks with what they pay, how often, and how far the member is. */
export function TaskTable({ caption, tasks }: { caption: string; tasks: readonly EarnTask[] }) {
  const text = useText()
  const columns: Column<EarnTask>[] = [
    {
      key: 'task',
      title: text('points.task'),
      head: true,
      cell: ({ key }) => text(`task.${key as TaskKey}`),
    },
    { key: 'limit', title: text('points.limit'), cell: limitCell },
    { key: 'points', title: text('points.points'), figure: true, cell: pointsCell },
  ]
  return (
    <div className={css.root}>
      <DataTable caption={caption} columns={columns} rows={tasks} keyOf={({ id }) => id} />
    </div>
  )
}
