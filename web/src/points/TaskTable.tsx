import type { EarnTask } from '@loadout/contract/points/points.ts'
import { useText } from '../platform/language/language.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { TaskLimit } from './TaskLimit.tsx'
import { TaskName } from './TaskName.tsx'
import { TaskPoints } from './TaskPoints.tsx'
import css from './TaskTable.module.css'

const nameCell = (task: EarnTask) => <TaskName task={task} />
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
      cell: nameCell,
    },
    { key: 'limit', phone: 'untitled', title: text('points.limit'), cell: limitCell },
    {
      key: 'points',
      phone: 'corner',
      title: text('points.points'),
      figure: true,
      cell: pointsCell,
    },
  ]
  return (
    <div className={css.root}>
      <DataTable caption={caption} columns={columns} rows={tasks} keyOf={({ id }) => id} />
    </div>
  )
}
