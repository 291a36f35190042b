import { useText } from '../platform/language/language.tsx'
import type { ModalProps } from '../platform/layer/layer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/layer/Dialog.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useOrder } from './use-order.ts'
import { OrderFacts } from './OrderFacts.tsx'

/** Behind a purchase of the history: how its order stands. */
export function OrderDialog({ id, name, ...modal }: ModalProps & { id: number; name: string }) {
  const text = useText()
  const { data, isError, refetch } = useOrder(id)
  return (
    <Dialog
      {...modal}
      title={name}
      foot={
        <Button variant="primary" onClick={modal.onClose}>
          {text('dialog.close')}
        </Button>
      }
    >
      {data && <OrderFacts order={data} />}
      {data === null && <p>{text('error.order_not_found')}</p>}
      {data === undefined && !isError && <Skeleton shape="row" count={3} />}
      {data === undefined && isError && <LoadFailed onRetry={refetch} />}
    </Dialog>
  )
}
