import type { EarnTask } from '@loadout/contract/points/points.ts'
import { Module } from '../ui/Module.tsx'
import { TaskTable } from './TaskTable.tsx'
import css from './TaskModule.module.css'

type Props = { title: string; hint?: string; tasks: readonly EarnTask[] }

/** Tasks of one kind under their title. */
export function TaskModule({ title, hint, tasks }: Props) {
  if (tasks.length === 0) return null
  return (
    <Module title={title}>
      {hint && <p className={css.hint}>{hint}</p>}
      <TaskTable caption={title} tasks={tasks} />
    </Module>
  )
}
