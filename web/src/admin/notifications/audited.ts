import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  everybody: { words: 'audit.everybody' },
  members: { words: (count, text) => text('audit.members', { count: Number(count) }) },
}
