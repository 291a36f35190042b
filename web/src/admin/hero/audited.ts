import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  'hero slide': { words: 'audit.slide' },
}
