import { line, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/user/dollars/change': {
    texts: { note: line({ none: 'reason_missing' }) },
    shown: ({ user_id }) => `/admin/user/balance_history?user_id=${user_id}`,
  },
}
