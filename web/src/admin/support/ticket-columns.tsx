import { userPath } from '@loadout/contract/platform/paths.ts'
import type { StaffTicketEntry } from '@loadout/contract/support/staff-tickets.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { categoryLabel } from '../../support/ticket-words.ts'
import { TicketState } from '../../support/TicketState.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './ticket-columns.module.css'

export function useTicketColumns(): Column<StaffTicketEntry>[] {
  const {
    language: { locale },
    text,
  } = useLanguage()
  return [
    { key: 'ticket', title: text('staff_tickets.ticket'), head: true, cell: ticketCell },
    { key: 'member', title: text('staff_tickets.member'), cell: memberCell },
    {
      key: 'category',
      spare: true,
      title: text('support.category'),
      cell: ({ category }) => text(categoryLabel(category)),
    },
    { key: 'state', title: text('staff_tickets.state'), cell: stateCell },
    { key: 'assignee', title: text('staff_tickets.assignee'), cell: assigneeCell },
    {
      key: 'messages',
      spare: true,
      title: text('staff_tickets.messages'),
      figure: true,
      cell: ({ message_count }) => figureText(locale, message_count),
    },
    { key: 'updated', title: text('staff_tickets.updated'), figure: true, cell: updatedCell },
  ]
}

const ticketCell = ({ id, subject }: StaffTicketEntry) => (
  <span className={css.ticket}>
    <a href={`/admin/tickets/${id}`}>{subject}</a>
    <small>#{id}</small>
  </span>
)
const memberCell = ({ user: { username } }: StaffTicketEntry) => (
  <a className={css.link} href={userPath(username)}>
    <bdi>{username}</bdi>
  </a>
)
const stateCell = (ticket: StaffTicketEntry) => <TicketState ticket={ticket} />
const assigneeCell = (ticket: StaffTicketEntry) => <Assignee ticket={ticket} />
const updatedCell = ({ updated, inserted }: StaffTicketEntry) => <Time at={updated ?? inserted} />

/** Who looks after it, and who writes an answer at this moment. */
function Assignee({ ticket: { assignee, typing } }: { ticket: StaffTicketEntry }) {
  const text = useText()
  return (
    <span className={css.ticket}>
      {assignee ? <bdi>{assignee.username}</bdi> : '–'}
      {typing && <small>{text('staff_tickets.answering', { username: typing.username })}</small>}
    </span>
  )
}
