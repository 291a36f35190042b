import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  'content page': { words: 'audit.page' },
}
