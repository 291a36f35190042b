import type { EarnTask } from '@loadout/contract/points/points.ts'
import { useText } from '../platform/language/language.tsx'
import { useMember } from '../platform/session/session.ts'
import { limitText } from './task-limit.ts'
import { TaskProgress } from './TaskProgress.tsx'
import css from './TaskLimit.module.css'

/** How often a task pays, and how far the member is with it. */
export function TaskLimit({ task }: { task: EarnTask }) {
  const text = useText()
  const isMember = useMember() !== undefined
  return (
    <span className={css.root}>
      <span>{limitText(task, text)}</span>
      {isMember && task.open && task.points > 0 && <TaskProgress task={task} />}
    </span>
  )
}
