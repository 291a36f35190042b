import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import type { Db } from '../platform/db/database.ts'
import type { EventKind, EventOf } from '../platform/event-kinds.ts'
import type { Site } from '../site-parts.ts'
import type { Award } from './award.ts'

/** What a rule may ask beside the event: the database as its transaction sees it. */
export type RuleContext = Pick<Site, 'articleKinds'> & { tx: Db; now: Date }

type Rule<Kind extends EventKind> = (
  event: EventOf<Kind>,
  context: RuleContext,
) => readonly Award[] | Promise<readonly Award[]>

/** What happened, and who earns what by it: each theme has a table of these. */
export type EarningRules = { readonly [Kind in EventKind]?: Rule<Kind> }

/** For whoever did it; what nobody in particular did pays nobody. */
export function ofActor(
  task: TaskKey,
  { actorId: userId }: { actorId: number | null },
  subject?: string,
): Award[] {
  if (userId === null) return []
  return [subject === undefined ? { userId, task } : { userId, task, subject }]
}
