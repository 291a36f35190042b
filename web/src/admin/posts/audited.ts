import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  post: { words: 'audit.post' },
}
