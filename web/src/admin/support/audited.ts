import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  ticket: { words: 'audit.ticket' },
  'canned reply': {
    words: 'audit.canned_reply',
    fields: { title: 'canned.name', message: 'canned.text' },
  },
}
