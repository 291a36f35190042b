import { WORDS_MAX } from '@loadout/contract/reports/report-rules.ts'
import { form, line, words, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /report/send': {
    texts: { reason: form, words: words({ max: WORDS_MAX, tooLong: 'message_too_long' }) },
    shown: () => '/admin/report/list?limit=100',
  },
  'POST /admin/report/decide': {
    with: () => ({ outcome: 'removed', reason: 'spam' }),
    texts: { reason: form, note: line() },
    shown: () => '/admin/audit/list?limit=10',
  },
}
