import type { NotificationRules } from './notification-request.ts'

/** Of what staff do with what a member asked. */
export const ticketNotifications = {
  'ticket answered': ({ data: { ticketId, messageId, ownerId, subject: title } }) => [
    {
      type: 'ticket_reply',
      to: { members: [ownerId] },
      event: `ticket message ${messageId}`,
      subject: `ticket ${ticketId}`,
      data: { id: ticketId, title },
    },
  ],
  'ticket resolved': ({ id, data: { ticketId, ownerId, subject: title } }) => [
    {
      type: 'ticket_resolved',
      to: { members: [ownerId] },
      // It may be opened again and resolved once more.
      event: `ticket ${ticketId} resolved ${id}`,
      data: { id: ticketId, title },
    },
  ],
} as const satisfies NotificationRules
