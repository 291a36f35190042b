import { pictureFile } from '../../test/picture-file.ts'
import { withPasskey } from '../../test/second-steps.ts'
import { nextNumber, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /site/get': { who: 'anyone', ...nothing },
  'GET /admin/setting/get': { who: 'canManageContent', ...nothing },
  'POST /admin/setting/set': {
    who: 'canManageContent',
    input: async () => ({ name: 'contact', value: `https://discord.example/${nextNumber()}` }),
  },
  'POST /admin/setting/change': {
    who: 'canManageContent',
    input: async ({ caller, call }) => {
      // Staff may be obliged to a second step, by this very call.
      if (caller) await withPasskey({ call }, { _u: caller.id, _t: caller.token })
      return {
        taglines: JSON.stringify({ 0: `News, number ${nextNumber()}` }),
        reveal_accounts: 0,
      }
    },
  },
  'POST /admin/setting/logo': {
    who: 'canManageContent',
    input: async () => ({ theme: 'dark', image: await pictureFile({ width: 600, height: 600 }) }),
  },
  'POST /admin/setting/icon': {
    who: 'canManageContent',
    input: async () => ({ image: await pictureFile({ width: 600, height: 600 }) }),
  },
}
