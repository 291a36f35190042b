import { nextNumber, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /site/get': { who: 'anyone', ...nothing },
  'GET /admin/settings/get': { who: 'canManageContent', ...nothing },
  'POST /admin/settings/set': {
    who: 'canManageContent',
    input: () => ({ tagline: `News, number ${nextNumber()}`, reveal_accounts: 0 }),
  },
}
