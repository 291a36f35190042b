import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  assignTicket,
  reopenTicket,
  resolveTicket,
  type StaffTicket,
} from '@loadout/contract/support/staff-tickets.ts'
import { TicketState } from '@loadout/contract/support/ticket-states.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { TicketState as StateBadge } from '../../support/TicketState.tsx'
import { staffTicketQuery } from '../../support/ticket-queries.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import { ticketStaffQuery } from './staff-ticket-queries.ts'
import css from './TicketSide.module.css'

/** Whether it is resolved, and who looks after it. */
export function TicketActions({ ticket }: { ticket: StaffTicket }) {
  const text = useText()
  const change = useTicketChange(ticket.id)
  const staff = useQuery(ticketStaffQuery).data?.entries ?? []
  const { id, resolved, assignee } = ticket
  // Whoever it is answers no tickets any more, but it is theirs until it is given to somebody else.
  const isOfOther = assignee && !staff.some((person) => person.id === assignee.id)
  const candidates = isOfOther ? [...staff, assignee] : staff
  const isResolved = resolved === TicketState.Resolved
  const settle = () => call(isResolved ? reopenTicket : resolveTicket, { id }, { quiet: true })
  const assign = (adminId: number) => call(assignTicket, { id, admin_id: adminId }, { quiet: true })
  return (
    <section className={css.actions}>
      <h2>{text('support.status')}</h2>
      <p>
        <StateBadge ticket={ticket} />
      </p>
      <Button block busy={change.busy} onClick={() => change.make(settle)}>
        {text(isResolved ? 'staff_tickets.reopen' : 'support.resolve')}
      </Button>
      <SelectField
        label={text('staff_tickets.assignee')}
        value={String(assignee?.id ?? 0)}
        options={[
          { value: '0', label: text('staff_tickets.nobody') },
          ...candidates.map((person) => ({ value: String(person.id), label: person.username })),
        ]}
        onChange={({ target }) => change.make(() => assign(Number(target.value)))}
      />
    </section>
  )
}

/** One change of a ticket at a time; what each answers is what changes on the page. */
function useTicketChange(id: number) {
  const queries = useQueryClient()
  const { busy, send } = useSubmission(() => undefined)
  const make = (change: () => Promise<Partial<StaffTicket>>) =>
    send(async () => {
      const changed = await change()
      queries.setQueryData(
        staffTicketQuery(id).queryKey,
        (known) => known && { ...known, ...changed },
      )
    })
  return { busy, make }
}
