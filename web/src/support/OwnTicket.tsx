import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getTicket, type Ticket } from '@loadout/contract/support/tickets.ts'
import { CallError } from '../platform/call/call-error.ts'
import { useText } from '../platform/language/language.tsx'
import { useAskBeforeLeaving } from '../platform/page/ask-before-leaving.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { askBefore } from '../ui/layer/ask-before.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { AboutTicket } from './AboutTicket.tsx'
import { Conversation } from './Conversation.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import css from './Support.module.css'
import { ticketQuery } from './ticket-queries.ts'
import { useLiveTicket } from './use-live-ticket.ts'
import { useMarkRead } from './use-mark-read.ts'

/** A ticket that its member reads (SUP-07). */
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
  const [isUnsent, setUnsent] = useState(false)
  useQuestionBeforeLeaving(isUnsent)
  return (
    <>
      <Conversation ticket={ticket} source={getTicket} listHref="/support/tickets">
        <ReplyForm
          id={ticket.id}
          source={getTicket}
          onWriting={(message, picture) =>
            setUnsent(message.trim() !== '' || picture !== undefined)
          }
        />
      </Conversation>
      <AboutTicket ticket={ticket} />
    </>
  )
}

/** What is half written is not lost by a click on another ticket, or anywhere else. */
function useQuestionBeforeLeaving(isUnsent: boolean) {
  const text = useText()
  useAskBeforeLeaving(isUnsent, (onConfirm) =>
    askBefore({
      title: text('support.leave'),
      question: text('support.leave_question'),
      keep: text('support.leave_keep'),
      confirm: text('support.leave_confirm'),
      danger: true,
      onConfirm,
    }),
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
