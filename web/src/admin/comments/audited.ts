import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  comment: { words: 'staff_comments.comment' },
}
