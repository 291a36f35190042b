import type { Audited } from '../audit/audited-kind.ts'

export const audited: Audited = {
  'footer media': { words: 'audit.footer_media' },
}
