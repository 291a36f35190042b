import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  event: { words: 'audit.event' },
}
