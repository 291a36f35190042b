import type { Change } from './changes.ts'
import { DAY, type Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { preparedAlong } from './db/prepared.ts'

/**
 * What happens on the site, by kind, with what must be known of it. The site has the list
 * (`site-events.ts`).
 */
type EventList = Record<string, object>

export type EventOf<List extends EventList, Kind extends keyof List> = {
  kind: Kind
  actorId: number | null
  data: List[Kind]
}

type Consumer<List extends EventList, Kind extends keyof List> = (
  change: Change,
  event: EventOf<List, Kind>,
) => Promise<void>

type Line = { kind: string; actor_id: number | null; data: string; inserted: Date }

const insertEvent = preparedAlong((tx, _: object, { kind, actor_id, data, inserted }: Line) =>
  tx.insertInto('event_log').values({ kind, actor_id, data, inserted }),
)

/**
 * What happened is written down once, in the transaction that did it, and whoever listens acts in
 * the same transaction: points are there with the comment or not at all. What takes long, such as
 * mail, is only written down there and done later.
 */
export function createEvents<List extends EventList>({ clock }: { clock: Clock }) {
  const consumers = new Map<keyof List, Consumer<List, never>[]>()

  return {
    on<Kind extends keyof List & string>(kind: Kind, consumer: Consumer<List, Kind>): void {
      consumers.set(kind, [...(consumers.get(kind) ?? []), consumer])
    },

    async record<Kind extends keyof List & string>(
      change: Change,
      event: EventOf<List, Kind>,
    ): Promise<void> {
      const { kind, actorId, data } = event
      await insertEvent(
        change.tx,
        {},
        { kind, actor_id: actorId, data: JSON.stringify(data), inserted: clock.now() },
      )
      for (const consume of consumers.get(kind) ?? []) await consume(change, event as never)
    },
  }
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

export type Events<List extends EventList> = ReturnType<typeof createEvents<List>>
