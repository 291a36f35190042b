type SupportEvents = {
  /** Staff have answered in a ticket. */
  'ticket answered': { ticketId: number; messageId: number; ownerId: number; subject: string }
  /** Staff have resolved a ticket. */
  'ticket resolved': { ticketId: number; ownerId: number; subject: string }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends SupportEvents {}
}
