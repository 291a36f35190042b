type GuestbookEvents = {
  /** Somebody has written in the guestbook of a member, perhaps in their own. */
  'guestbook signed': { entryId: number; ownerId: number; mentioned: number[] }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends GuestbookEvents {}
}
