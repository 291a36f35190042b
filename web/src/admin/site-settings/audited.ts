import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  'site settings': { words: 'staff_site.title' },
}
