import { ticketCategories } from '@loadout/contract/support/ticket-states.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'

/** By the numbers that tickets have for them (SUP-02). */
const states: readonly { label: PlainMessageId; kind: 'warn' | 'info' | 'ok' }[] = [
  { label: 'support.state.new', kind: 'warn' },
  { label: 'support.state.has_reply', kind: 'info' },
  { label: 'support.state.resolved', kind: 'ok' },
]
const unknownState = { label: 'support.state.new', kind: 'warn' } as const

/** How a state is called and which badge it has. */
export const ticketState = (resolved: number) => states[resolved] ?? unknownState

/** A category that a later release adds is shown as everything else (SUP-04). */
export const categoryLabel = (category: number): PlainMessageId =>
  `support.category.${ticketCategories[category] ?? 'everything'}`
