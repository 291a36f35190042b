import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  user: { words: (id, text) => text('person.number', { id }) },
}
