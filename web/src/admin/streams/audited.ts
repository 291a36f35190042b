import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  stream: {
    words: 'audit.stream',
    fields: { hidden: 'staff_streams.hidden', username: 'staff_streams.channel' },
  },
}
