import type { TicketOrder } from '@loadout/contract/support/tickets.ts'
import { useText } from '../platform/language/language.tsx'
import { ItemPicture } from '../store/ItemPicture.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Dollars } from '../wallet/Dollars.tsx'
import { orderStatus } from '../wallet/order-status.ts'
import css from './AboutTicket.module.css'

/** What was bought, and what became of it. */
export function TicketOrderCard({ order: { item, price, status } }: { order: TicketOrder }) {
  const text = useText()
  const { label, kind } = orderStatus(status)
  return (
    <article className={css.order}>
      <ItemPicture path={item.image} wide />
      <b>{item.name}</b>
      <Dollars cents={price} />
      <Badge kind={kind}>{text(label)}</Badge>
    </article>
  )
}
