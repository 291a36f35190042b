import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import { OrderStatus } from '@loadout/contract/store/store.ts'
import {
  ORDER_NOTE_MAX,
  setOrderStatus,
  type StaffOrder,
} from '@loadout/contract/store/staff-orders.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { showSnack } from '../../platform/layer/snacks.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { useDollarsText } from '../../wallet/currency.ts'
import { orderStatus } from '../../wallet/order-status.ts'
import { SaveDialog } from '../SaveDialog.tsx'

type Props = ModalProps & { order: StaffOrder; onDone: () => void }

/** Asks why before somebody gets their LD$ back. */
export function RefundDialog({ order, onDone, ...modal }: Props) {
  const text = useText()
  const dollarsText = useDollarsText()
  const id = String(order.id)
  const { username } = order.buyer
  const price = dollarsText(order.price)
  const form = useCallForm<{ note: string }>({
    values: { note: '' },
    otherwise: 'note',
    async send({ note }) {
      const status = OrderStatus.Refunded
      try {
        await call(setOrderStatus, { id: order.id, status, note: note.trim() }, { quiet: true })
      } finally {
        onDone()
      }
      modal.onClose()
      const state = text(orderStatus(status).label)
      showSnack({
        message: text('staff_orders.done', { id, state }),
        kind: 'ok',
        automaticClose: true,
      })
    },
  })
  return (
    <SaveDialog
      {...modal}
      form={form}
      title={text('staff_orders.refund_of', { id })}
      submit={text('staff_orders.refund')}
      isDangerous
    >
      <p>
        {isFormerMember(username)
          ? text('staff_orders.refund_former', { price })
          : text('staff_orders.refund_question', { username, price })}
      </p>
      <TextField
        {...form.field('note')}
        label={text('staff_orders.refund_note')}
        maxLength={ORDER_NOTE_MAX}
        autoComplete="off"
      />
    </SaveDialog>
  )
}
