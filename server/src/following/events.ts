type FollowingEvents = {
  /** The actor follows a member from now on; again after having stopped. */
  'member followed': { userId: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends FollowingEvents {}
}
