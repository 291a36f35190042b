import { OrderStatus } from '@loadout/contract/store/store.ts'
import { setOrderStatus, type StaffOrder } from '@loadout/contract/store/staff-orders.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { Button } from '../../ui/Button.tsx'
import { useSubmission } from '../../ui/forms/submission.ts'
import { askBefore } from '../../ui/layer/ask-before.ts'
import { orderStatus } from '../../wallet/order-status.ts'
import css from './order-columns.module.css'
import { useRefreshStore } from './staff-store-queries.ts'

const loadRefund = () => import('./RefundDialog.tsx').then(({ RefundDialog }) => RefundDialog)

/** Where an order can go from its state: never back (AMB-58). */
export function OrderActions({ order }: { order: StaffOrder }) {
  const text = useText()
  const refresh = useRefreshStore()
  // A refusal may mean that somebody else was faster; the list says so.
  const { busy, send } = useSubmission(refresh)
  const id = String(order.id)
  const bring = (status: 1 | 2) =>
    send(async () => {
      await call(setOrderStatus, { id: order.id, status }, { quiet: true })
      refresh()
      const state = text(orderStatus(status).label)
      showSnack({
        message: text('staff_orders.done', { id, state }),
        kind: 'ok',
        automaticClose: true,
      })
    })
  const ask = (status: 1 | 2, title: string, confirm: string) =>
    askBefore({
      title,
      question: text('staff_orders.bring_question'),
      keep: text('admin.cancel'),
      confirm,
      onConfirm: () => bring(status),
    })
  const confirmOrder = text('staff_orders.confirm_of', { id })
  const distributeOrder = text('staff_orders.distribute_of', { id })
  if (order.status === OrderStatus.Refunded) return null
  return (
    <span className={css.actions}>
      {order.status === OrderStatus.Pending && (
        <Button
          size="sm"
          busy={busy}
          aria-haspopup="dialog"
          aria-label={confirmOrder}
          onClick={() => ask(OrderStatus.Confirmed, confirmOrder, text('staff_orders.confirm'))}
        >
          {text('staff_orders.confirm')}
        </Button>
      )}
      {order.status !== OrderStatus.Distributed && (
        <Button
          size="sm"
          busy={busy}
          aria-haspopup="dialog"
          aria-label={distributeOrder}
          onClick={() =>
            ask(OrderStatus.Distributed, distributeOrder, text('staff_orders.distribute'))
          }
        >
          {text('staff_orders.distribute')}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={text('staff_orders.refund_of', { id })}
        onClick={() => openModal(loadRefund, { order, onDone: refresh })}
      >
        {text('staff_orders.refund')}
      </Button>
    </span>
  )
}
