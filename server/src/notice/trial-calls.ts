import { nextName, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /notice/get': { who: 'anyone', ...nothing },
  'GET /admin/notice/get': { who: 'canSetNotice', ...nothing },
  'POST /admin/notice/preview': {
    who: 'canSetNotice',
    input: () => ({ message: 'Back at noon.' }),
    keepsNothing: true,
  },
  'POST /admin/notice/set': {
    who: 'canSetNotice',
    input: () => ({ message: `Back at noon, says ${nextName()}.`, enabled: 1 }),
  },
}
