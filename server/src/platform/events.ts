import { DAY, type Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { preparedAlong } from './db/prepared.ts'
import type { EventKind, EventOf } from './event-kinds.ts'
import type { Work } from './unit-of-work.ts'

type Consumer<Kind extends EventKind> = (work: Work, event: EventOf<Kind>) => Promise<void>

type Line = { kind: string; actor_id: number | null; data: string; inserted: Date }

const insertEvent = preparedAlong((tx, _: object, { kind, actor_id, data, inserted }: Line) =>
  tx.insertInto('event_log').values({ kind, actor_id, data, inserted }),
)

export type Events = ReturnType<typeof createEvents>

/** What happened is written down once, in the transaction that did it (docs/decisions/0010). */
export function createEvents({ clock }: { clock: Clock }) {
  const consumers = new Map<EventKind, Consumer<never>[]>()

  /**
   * Acts in the transaction of the event, for what is there with it or not at all and holds under
   * any number of parallel calls: points, counters, caps.
   */
  function inTransaction<Kind extends EventKind>(kind: Kind, consumer: Consumer<Kind>): void {
    consumers.set(kind, [...(consumers.get(kind) ?? []), consumer])
  }

  async function record<Kind extends EventKind>(work: Work, event: EventOf<Kind>): Promise<void> {
    const { kind, actorId, data } = event
    const line = { kind, actor_id: actorId, data: JSON.stringify(data), inserted: clock.now() }
    await insertEvent(work.tx, {}, line)
    for (const consume of consumers.get(kind) ?? []) await consume(work, event as never)
  }

  return { inTransaction, record }
}

/**
 * Long enough to look into what went wrong; what follows from an event was done with it, and nobody
 * else should learn what somebody read in spring.
 */
const KEPT_DAYS = 30

export const forgetEvents = (db: Db, clock: Clock) =>
  db
    .deleteFrom('event_log')
    .where('inserted', '<', new Date(clock.now().getTime() - KEPT_DAYS * DAY))
    .execute()
