import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listTicketMessages, type Ticket } from '@loadout/contract/support/tickets.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import css from './Conversation.module.css'
import { ticketCache } from './ticket-cache.ts'
import type { TicketSource } from './ticket-queries.ts'
import { withMessages } from './with-messages.ts'

type Props = {
  ticket: Ticket
  source: TicketSource
  /** They are there, and will be shown next. */
  onLoaded: () => void
}

/**
 * A long conversation comes with its latest messages; more of it when somebody wants to read it.
 */
export function EarlierMessages({ ticket: { id, messages }, source, onLoaded }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const first = messages[0]?.id
  const more = useMutation({
    mutationFn: () => call(listTicketMessages, { id, before: first }),
    onSuccess: ({ entries }) => {
      onLoaded()
      ticketCache(queries, source, id).change((known) => withMessages(known, entries))
    },
  })
  return (
    <Button size="sm" className={css.earlier} busy={more.isPending} onClick={() => more.mutate()}>
      {text(more.isError ? 'state.retry' : 'support.earlier')}
    </Button>
  )
}
