import { nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /background_ad/get': { who: 'anyone', ...nothing },
  'POST /admin/background_ad/set': {
    who: 'canManageContent',
    input: () => ({ background_ad_image: '', background_ad_link: '' }),
  },
}
