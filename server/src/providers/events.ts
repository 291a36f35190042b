import type { ProviderName } from '@loadout/contract/providers/provider-ids.ts'

type ProviderEvents = {
  /** An account elsewhere that nobody has connected before. */
  'account connected': { service: ProviderName | 'esportal' }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends ProviderEvents {}
}
