import { NOBODY, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/hero/list': { who: 'canManageContent', ...nothing },
  'GET /hero_content/list': { who: 'anyone', ...nothing },
  'POST /admin/hero/delete': {
    who: 'canManageContent',
    input: async ({ make }) => ({ id: (await make.heroSlide()).id }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/hero/save': {
    who: 'canManageContent',
    input: async ({ make }) => ({
      id: (await make.heroSlide()).id,
      type: 1,
      identifier: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      enabled: 1,
    }),
    missing: () => ({ id: NOBODY }),
  },
}
