type PresenceEvents = {
  /** A member has been here for two more hours. */
  'stayed online': object
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends PresenceEvents {}
}
