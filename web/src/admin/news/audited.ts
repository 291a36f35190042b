import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  news: { words: 'audit.news' },
}
