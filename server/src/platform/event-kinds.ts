/**
 * What happens on the site and something else follows from, by kind, with what must be known of it.
 * Each domain adds its own in its `events.ts`.
 */
export interface EventKinds {}

export type EventKind = keyof EventKinds

export type EventOf<Kind extends EventKind> = {
  kind: Kind
  actorId: number | null
  data: EventKinds[Kind]
}
