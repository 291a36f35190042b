import type { PlainMessageId } from '@loadout/texts/text.ts'

/** By their numbers (AMB-58). */
const labels: readonly PlainMessageId[] = [
  'order.pending',
  'order.confirmed',
  'order.distributed',
  'order.refunded',
]
const kinds = ['warn', 'info', 'ok', 'outline'] as const

/** How a state of an order is called and which badge it has. */
export const orderStatus = (status: number) => ({
  label: labels[status] ?? 'order.pending',
  kind: kinds[status] ?? ('neutral' as const),
})
