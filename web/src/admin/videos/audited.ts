import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  video: { words: 'audit.video' },
}
