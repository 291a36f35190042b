import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  poll: { words: 'audit.poll' },
}
