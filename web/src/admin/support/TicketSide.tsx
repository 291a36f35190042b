import { languageById } from '@loadout/contract/languages/languages.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import type { StaffTicket } from '@loadout/contract/support/staff-tickets.ts'
import { Avatar } from '../../people/Avatar.tsx'
import { useText } from '../../platform/language/language.tsx'
import { TicketOrderCard } from '../../support/TicketOrderCard.tsx'
import about from '../../support/AboutTicket.module.css'
import { TicketActions } from './TicketActions.tsx'
import { TicketNotes } from './TicketNotes.tsx'
import css from './TicketSide.module.css'

/** Beside a conversation: whose it is, what is done about it, what they have bought, and notes. */
export function TicketSide({ ticket }: { ticket: StaffTicket }) {
  const text = useText()
  return (
    <aside className={about.root} aria-label={text('support.about')}>
      <section>
        <h2>{text('staff_tickets.member')}</h2>
        <Member user={ticket.user} />
      </section>
      <TicketActions ticket={ticket} />
      <TicketNotes ticket={ticket} />
      <section>
        <h2>{text('staff_tickets.orders')}</h2>
        <Orders ticket={ticket} />
      </section>
    </aside>
  )
}

function Member({ user }: { user: StaffTicket['user'] }) {
  const text = useText()
  return (
    <p className={css.member}>
      <Avatar path={user.avatar} size={40} />
      <span>
        <a href={userPath(user.username)}>
          <bdi>{user.username}</bdi>
        </a>
        <small>
          {text('staff_tickets.writes_in', {
            language: languageById(user.language_id)?.name ?? '–',
          })}
        </small>
      </span>
    </p>
  )
}

function Orders({ ticket: { id, orders } }: { ticket: StaffTicket }) {
  const text = useText()
  if (orders.length === 0) return <p className={css.hint}>{text('staff_tickets.no_orders')}</p>
  return (
    <ul className={css.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <TicketOrderCard order={order} />
          {order.ticket_id !== null && order.ticket_id !== id && (
            <a className={css.link} href={`/admin/tickets/${order.ticket_id}`}>
              {text('staff_tickets.of_order')}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
