import type { Ticket } from '@loadout/contract/support/tickets.ts'

type Conversation = { messages: { id: number }[]; message_count: number }

export const lastMessageId = ({ messages }: Pick<Conversation, 'messages'>): number =>
  messages.at(-1)?.id ?? 0

/** Whether more was said before what is shown. */
export const hasEarlier = ({ messages, message_count }: Conversation): boolean =>
  messages.length < message_count

/**
 * A ticket with more of its messages, each once and in the order of their ids, by whichever way and
 * in whichever order they came (checklist K09). Those after its last one are new to its count.
 */
export function withMessages<Known extends Conversation>(
  ticket: Known,
  messages: readonly Ticket['messages'][number][],
): Known {
  const known = new Set(ticket.messages.map(({ id }) => id))
  const added = messages.filter(({ id }) => !known.has(id))
  if (added.length === 0) return ticket
  const last = lastMessageId(ticket)
  return {
    ...ticket,
    messages: [...ticket.messages, ...added].toSorted((one, other) => one.id - other.id),
    message_count: ticket.message_count + added.filter(({ id }) => id > last).length,
  }
}
