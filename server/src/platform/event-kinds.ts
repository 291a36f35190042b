/**
 * What happens on the site, by kind, with what must be known of it. The site has the list
 * (`site-events.ts`).
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface EventKinds {}

export type EventKind = keyof EventKinds

export type EventOf<Kind extends EventKind> = {
  kind: Kind
  actorId: number | null
  data: EventKinds[Kind]
}
