import { hasPermission } from '@loadout/contract/accounts/permissions.ts'
import type { StaffOrder } from '@loadout/contract/store/staff-orders.ts'
import { memberName } from '../../people/member-name.ts'
import { MemberName } from '../../people/MemberName.tsx'
import { useText } from '../../platform/language/language.tsx'
import { useMember } from '../../platform/session/session.ts'
import { ItemMiniature } from '../../store/ItemPicture.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { Time } from '../../ui/Time.tsx'
import { useDollarsText } from '../../wallet/currency.ts'
import { orderStatus, orderStep } from '../../wallet/order-status.ts'
import item from './item-columns.module.css'
import css from './order-columns.module.css'
import { OrderActions } from './OrderActions.tsx'

const historyCell = (order: StaffOrder) => <OrderHistory order={order} />
const ticketCell = (order: StaffOrder) => <OrderTicket order={order} />
const actionsCell = (order: StaffOrder) => <OrderActions order={order} />

export function useOrderColumns(): Column<StaffOrder>[] {
  const text = useText()
  const dollarsText = useDollarsText()
  return [
    {
      key: 'item',
      title: text('staff_store.item'),
      head: true,
      cell: (order) => (
        <span className={item.item}>
          <ItemMiniature path={order.item.image} />
          <span>
            <b>{order.item.name}</b>
            <small>{order.id}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'buyer',
      title: text('staff_orders.buyer'),
      cell: ({ buyer }) => (
        <bdi>
          <MemberName of={buyer} className={css.link} />
        </bdi>
      ),
    },
    {
      key: 'state',
      title: text('staff_store.state'),
      cell: ({ status }) => (
        <Badge kind={orderStatus(status).kind}>{text(orderStatus(status).label)}</Badge>
      ),
    },
    { key: 'history', spare: true, title: text('staff_orders.history'), cell: historyCell },
    { key: 'ticket', spare: true, title: text('staff_tickets.ticket'), cell: ticketCell },
    {
      key: 'price',
      title: text('staff_store.price'),
      figure: true,
      cell: ({ price }) => dollarsText(price),
    },
    {
      key: 'actions',
      phone: 'below',
      title: text('staff_store.actions'),
      figure: true,
      cell: actionsCell,
    },
  ]
}

/** Where its buyer and staff talk about it, for those of staff who answer tickets. */
function OrderTicket({ order: { ticket_id: id } }: { order: StaffOrder }) {
  const member = useMember()
  const mayOpen = member !== undefined && hasPermission(member, 'canReviewSupportTickets')
  if (id === null) return '–'
  return mayOpen ? (
    <a className={css.link} href={`/admin/tickets/${id}`}>
      #{id}
    </a>
  ) : (
    `#${id}`
  )
}

/** Who brought an order into each state, when and why, and what was delivered by itself. */
function OrderHistory({ order: { steps, codes, codes_shown } }: { order: StaffOrder }) {
  const text = useText()
  return (
    <ol className={css.steps}>
      {steps.map(({ status, admin, note, inserted }) => {
        const step = text(orderStep(status))
        return (
          <li key={status}>
            {admin
              ? text('staff_orders.by', { step, username: memberName(admin.username, text) })
              : step}
            {note !== '' && ` · ${note}`} <Time at={inserted} />
          </li>
        )
      })}
      {codes > 0 && (
        <li>{text('staff_orders.codes', { count: codes, shown: String(codes_shown) })}</li>
      )}
    </ol>
  )
}
