import { OrderStatus, type Order } from '@loadout/contract/store/store.ts'
import { useText } from '../platform/language/language.tsx'
import { ItemPicture } from '../store/ItemPicture.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Time } from '../ui/Time.tsx'
import { Dollars } from './Dollars.tsx'
import { OrderCodes } from './OrderCodes.tsx'
import css from './OrderFacts.module.css'
import { orderStatus, orderStep } from './order-status.ts'

export function OrderFacts({ order }: { order: Order }) {
  const text = useText()
  const { label, kind } = orderStatus(order.status)
  return (
    <div className={css.root}>
      <ItemPicture path={order.item.image} wide />
      <p className={css.state}>
        <Dollars cents={order.price} />
        <Badge kind={kind}>{text(label)}</Badge>
      </p>
      <ol className={css.steps} aria-label={text('order.steps')}>
        {order.steps.map(({ status, inserted }) => (
          <li key={status}>
            {text(orderStep(status))}
            <Time at={inserted} exact />
          </li>
        ))}
      </ol>
      {order.status === OrderStatus.Pending && <p className={css.next}>{text('order.next')}</p>}
      {order.codes > 0 && <OrderCodes order={order} />}
    </div>
  )
}
