import { useText } from '../platform/language/language.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ticketState } from './ticket-words.ts'

/** Whether a ticket is resolved: no, it has a reply, or yes (SUP-02). */
export function TicketState({ ticket: { resolved } }: { ticket: { resolved: number } }) {
  const text = useText()
  const { label, kind } = ticketState(resolved)
  return <Badge kind={kind}>{text(label)}</Badge>
}
