import { useQuery } from '@tanstack/react-query'
import { getTicket, type Ticket } from '@loadout/contract/support/tickets.ts'
import { CallError } from '../platform/call/call-error.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { AboutTicket } from './AboutTicket.tsx'
import { Conversation } from './Conversation.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import css from './Support.module.css'
import { ticketQuery } from './ticket-queries.ts'
import { useLiveTicket } from './use-live-ticket.ts'
import { useMarkRead } from './use-mark-read.ts'

/** SUP-07: a ticket that its member reads. */
export function OwnTicket({ id }: { id: number }) {
  const { data: ticket, error, refetch } = useQuery(ticketQuery(id))
  if (ticket) return <ReadTicket ticket={ticket} />
  return (
    <section className={css.missing}>
      {error ? <NoTicket error={error} onRetry={refetch} /> : <Loading />}
    </section>
  )
}

function ReadTicket({ ticket }: { ticket: Ticket }) {
  useLiveTicket(ticket.id)
  useMarkRead(ticket)
  return (
    <>
      <Conversation ticket={ticket} source={getTicket} listHref="/support/tickets">
        <ReplyForm id={ticket.id} source={getTicket} />
      </Conversation>
      <AboutTicket ticket={ticket} />
    </>
  )
}

/** One that is somebody else's is none (checklist G06). */
function NoTicket({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const text = useText()
  return error instanceof CallError && error.code === 'ticket_not_found' ? (
    <Empty kind="none" heading="h1" title={text('error.ticket_not_found')}>
      <Button href="/support/tickets">{text('support.list')}</Button>
    </Empty>
  ) : (
    <LoadFailed heading="h1" onRetry={onRetry} />
  )
}
