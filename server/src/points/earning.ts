import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import type { EventKind, EventOf } from '../platform/event-kinds.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { pay, type Award } from './award.ts'
import { earningOfArticles } from './earning-of-articles.ts'
import { earningOfMembers } from './earning-of-members.ts'
import { earningOfVotes } from './earning-of-votes.ts'
import type { EarningRules } from './earning-rules.ts'
import { openTasks } from './open-tasks.ts'
import { payableBy } from './payable.ts'
import { recordMilestone } from './record-milestone.ts'

/** Which events earn points, and whose (POINTS-01 to POINTS-35). */
const awardsOf: EarningRules = { ...earningOfMembers, ...earningOfArticles, ...earningOfVotes }

type Parts = Pick<Site, 'clock' | 'events' | 'articleKinds' | 'settings' | 'esportal' | 'realtime'>

export function earnPoints(parts: Parts): void {
  for (const kind of Object.keys(awardsOf) as EventKind[]) payFor(parts, kind, awardsOf[kind])
}

function payFor<Kind extends EventKind>(site: Parts, kind: Kind, rule: EarningRules[Kind]): void {
  if (!rule) return
  const { clock, events, articleKinds } = site
  const isOpen = openTasks(site)
  events.inTransaction(kind, async (work, event: EventOf<Kind>) => {
    const asked = { tx: work.tx, now: clock.now(), articleKinds }
    // Nothing is paid for what the site does not have (POINTS-37).
    const awards = (await rule(event, asked)).filter(({ task }) => isOpen(task))
    await payAndAnnounce(work, clock, await payableBy(work.tx, event.actorId, awards))
  })
}

async function payAndAnnounce(
  work: Work,
  clock: Site['clock'],
  awards: readonly Award[],
): Promise<void> {
  for (const { userId, taskId, points, gained } of await pay(work, clock, awards)) {
    await work.announce(memberChannel(userId), 'completed-task', {
      points,
      gained_points: gained,
      task_id: taskId,
    })
    if (gained > 0) await recordMilestone(work, awards, { userId, taskId, gained })
  }
}
