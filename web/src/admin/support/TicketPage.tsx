import { useState } from 'react'
import { useParams } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import { getStaffTicket, type StaffTicket } from '@loadout/contract/support/staff-tickets.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Missing } from '../../platform/page/PageFailure.tsx'
import { useMember } from '../../platform/session/session.ts'
import { Conversation } from '../../support/Conversation.tsx'
import { ReplyForm } from '../../support/ReplyForm.tsx'
import { staffTicketQuery } from '../../support/ticket-queries.ts'
import { useLiveStaffTicket } from '../../support/use-live-ticket.ts'
import { keepSpaceAbove } from '../../ui/keep-space-above.ts'
import { LoadStates } from '../LoadStates.tsx'
import { useLeaveWarning } from '../use-leave-warning.ts'
import { CannedReplies } from './CannedReplies.tsx'
import css from './TicketPage.module.css'
import { TicketSide } from './TicketSide.tsx'
import { useTyping } from './use-typing.ts'

/** A ticket as staff have it, beside what they know of its member (ADMIN-19). */
export function TicketPage() {
  const text = useText()
  const id = parseId(useParams()['id'])
  useHead({ title: text('staff_tickets.title'), path: `/admin/tickets/${id}`, hidden: true })
  if (id === undefined) return <Missing code="ticket_not_found" />
  return (
    <LoadStates key={id} query={staffTicketQuery(id)}>
      {(ticket) => <OpenTicket ticket={ticket} />}
    </LoadStates>
  )
}

function OpenTicket({ ticket }: { ticket: StaffTicket }) {
  const text = useText()
  const { id, typing, user } = ticket
  const ownId = useMember()?.id
  const sayWriting = useTyping(id)
  const [isUnsent, setUnsent] = useState(false)
  useLeaveWarning(isUnsent)
  useLiveStaffTicket(id)
  const other = typing && typing.id !== ownId ? typing : undefined
  return (
    <div className={css.root} ref={keepSpaceAbove}>
      <Conversation
        ticket={ticket}
        source={getStaffTicket}
        listHref="/admin/tickets"
        note={
          <p className={css.answering} role="status">
            {other && text('staff_tickets.answering', { username: other.username })}
          </p>
        }
      >
        <ReplyForm
          id={id}
          source={getStaffTicket}
          onWriting={(message, picture) => {
            const isWritten = message.trim() !== ''
            sayWriting(isWritten)
            setUnsent(isWritten || picture !== undefined)
          }}
          renderTools={(add, busy) => (
            <CannedReplies languageId={user.language_id} disabled={busy} onAdd={add} />
          )}
        />
      </Conversation>
      <TicketSide ticket={ticket} />
    </div>
  )
}
