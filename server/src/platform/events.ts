import type { Change } from './changes.ts'
import type { Clock } from './clock.ts'

/**
 * What happens on the site, by kind, with what must be known of it. Domains add theirs to this list by declaration (see `comments/events.ts`),
 * so that whoever listens is told exactly that.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions -- only an interface can be added to
export interface SiteEvents {}

export type EventKind = keyof SiteEvents
export type SiteEvent<Kind extends EventKind> = { kind: Kind; actorId: number | null; data: SiteEvents[Kind] }

type Consumer<Kind extends EventKind> = (change: Change, event: SiteEvent<Kind>) => Promise<void>

export type Events = ReturnType<typeof createEvents>

/**
 * What happened is written down once, in the transaction that did it, and whoever listens acts in the same transaction: points are there
 * with the comment or not at all. What takes long, such as mail, is only written down there and done later.
 */
export function createEvents({ clock }: { clock: Clock }) {
  const consumers = new Map<EventKind, Consumer<never>[]>()

  return {
    on<Kind extends EventKind>(kind: Kind, consumer: Consumer<Kind>): void {
      consumers.set(kind, [...(consumers.get(kind) ?? []), consumer as Consumer<never>])
    },

    async record<Kind extends EventKind>(change: Change, event: SiteEvent<Kind>): Promise<void> {
      const { kind, actorId, data } = event
      await change.tx.insertInto('event_log').values({ kind, actor_id: actorId, data: JSON.stringify(data), inserted: clock.now() }).execute()
      for (const consume of consumers.get(kind) ?? []) await consume(change, event as never)
    },
  }
}
