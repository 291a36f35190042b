import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  'background ad': { words: 'staff_ad.title' },
}
