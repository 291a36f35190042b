import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  notice: { words: 'staff_notice.title' },
}
