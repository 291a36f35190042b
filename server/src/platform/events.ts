import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DAY, type Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { deleteInBatches } from './db/delete-in-batches.ts'
import { preparedPipelined, type Blanks } from './db/prepared.ts'
import type { EventKind, EventOf } from './event-kinds.ts'
import { job, type Job, type JobRules, type Try } from './jobs/job.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Work } from './unit-of-work.ts'

type Consumer<Kind extends EventKind> = (work: Work, event: EventOf<Kind>) => Promise<void>

/** An event as it is told after its commit. Its id is the same whenever it is told again. */
export type Recorded<Kind extends EventKind> = EventOf<Kind> & { id: string; at: string }

type LateConsumer<Kind extends EventKind> = (event: Recorded<Kind>, attempt: Try) => Promise<void>

/** Tries for most of a day, because what it asks others over the network may fail as long. */
const LATE_CONSUMER_RULES: JobRules = {
  tries: 100,
  pauseSeconds: 15,
  longestPauseSeconds: 600,
  limitSeconds: 60,
}

type EventRow = { kind: string; actor_id: number | null; data: string; inserted: Date }

const insertEvent = preparedPipelined((tx, { kind, actor_id, data, inserted }: Blanks<EventRow>) =>
  tx.insertInto('event_log').values({ kind, actor_id, data, inserted }),
)

export type Events = ReturnType<typeof createEvents>

/**
 * What happened is written down once, in the transaction that did it; who acts on it says when
 * (docs/decisions/0010).
 */
export function createEvents({ clock, jobs }: { clock: Clock; jobs: Pick<Jobs, 'add' | 'work'> }) {
  const consumers = new Map<EventKind, Consumer<never>[]>()
  const lateConsumers = new Map<EventKind, Job<Recorded<EventKind>>[]>()

  /**
   * Acts in the transaction of the event, for what is there with it or not at all and holds under
   * any number of parallel calls: points, counters, caps.
   */
  function inTransaction<Kind extends EventKind>(kind: Kind, consumer: Consumer<Kind>): void {
    consumers.set(kind, [...(consumers.get(kind) ?? []), consumer])
  }

  /**
   * Acts when the transaction is committed, for everything that may take a while or fail:
   * notifications, mail, webhooks. It is a job, put down in the transaction: done once among all
   * processes, and again after a failure or if its process died, so doing it twice must be
   * harmless.
   */
  function afterCommit<Kind extends EventKind>(
    kind: Kind,
    name: string,
    consumer: LateConsumer<Kind>,
    rules: JobRules = LATE_CONSUMER_RULES,
  ): void {
    const consume = job<Recorded<Kind>>(`${kind.replaceAll(' ', '-')}/${name}`, rules)
    jobs.work(consume, consumer)
    lateConsumers.set(kind, [...(lateConsumers.get(kind) ?? []), consume])
  }

  async function record<Kind extends EventKind>(work: Work, event: EventOf<Kind>): Promise<void> {
    const { kind, actorId, data } = event
    const now = clock.now()
    const row = { kind, actor_id: actorId, data: JSON.stringify(data), inserted: now }
    await insertEvent(work.tx, row)
    for (const consume of consumers.get(kind) ?? []) await consume(work, event as never)
    const recorded = { ...event, id: randomUUID(), at: now.toISOString() }
    for (const consume of lateConsumers.get(kind) ?? []) await jobs.add(work.tx, consume, recorded)
  }

  return { inTransaction, afterCommit, record }
}

/**
 * Long enough to look into what went wrong; what follows from an event was done with it, and nobody
 * else should learn what somebody read in spring.
 */
const KEPT_DAYS = 30

export function deleteExpiredEvents(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  return deleteInBatches(db, 'event_log', sql`inserted < ${before}`)
}
