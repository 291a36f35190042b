import type { PlainMessageId } from '@loadout/texts/text.ts'

/** By their numbers (AMB-58). */
const labels: readonly PlainMessageId[] = [
  'order.pending',
  'order.confirmed',
  'order.distributed',
  'order.refunded',
]
const kinds = ['warn', 'info', 'ok', 'outline'] as const

/** What happened when an order came into a state. */
export const orderStep = (status: number): PlainMessageId =>
  status === 0 ? 'order.placed' : orderStatus(status).label

/** How a state of an order is called and which badge it has. */
export const orderStatus = (status: number) => ({
  label: labels[status] ?? 'order.pending',
  kind: kinds[status] ?? ('neutral' as const),
})
