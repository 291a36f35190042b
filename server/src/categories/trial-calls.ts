import { nextNumber, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /category/list': { who: 'anyone', ...nothing },
  'GET /admin/game/list': { who: 'canManageContent', ...nothing },
  'POST /admin/game/save': {
    who: 'canManageContent',
    input: () => ({ id: 7, name: `Cards ${nextNumber()}`, color: '#61cb7c', pattern: 'poker' }),
    missing: () => ({ id: 30 }),
  },
}
