import { taskOf, type TaskKey } from '@loadout/contract/points/tasks.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Award } from './award.ts'

/** Beside what is paid once in a lifetime, these are worth a notification (AMB-110). */
const MILESTONES: ReadonlySet<TaskKey> = new Set([
  'ten_upvotes',
  'post_visits_50',
  'post_visits_500',
])

/** Records that a member has earned points worth telling them of. */
export async function recordMilestone(
  work: Work,
  awards: readonly Award[],
  { userId, taskId, gained }: { userId: number; taskId: number; gained: number },
): Promise<void> {
  const award = awards.find((each) => each.userId === userId && taskOf(each.task).id === taskId)
  if (!award || !isMilestone(award.task)) return
  const { task, subject } = award
  await work.record({
    kind: 'points earned',
    actorId: userId,
    data: { userId, task, points: gained, entry: subject ? `${task} ${subject}` : task },
  })
}

const isMilestone = (task: TaskKey) =>
  MILESTONES.has(task) ||
  taskOf(task).limits.some((limit) => 'max' in limit && limit.max === 1 && limit.within === 'ever')
