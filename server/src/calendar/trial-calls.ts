import { article, NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const event = async ({ make }: World) => (await make.event()).id

const NEXT_SUMMER = 1_816_000_000
const text = { title: 'Summer Cup', description: 'Sixteen teams and one cup.' }

export const trialCalls: TriedCalls = {
  'GET /admin/event/get': {
    who: 'canManageEvents',
    input: async (world) => ({ id: await event(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /admin/event/list': { who: 'canManageEvents', ...nothing },
  'GET /event/count': { who: 'anyone', ...nothing },
  'GET /event/get': {
    who: 'anyone',
    input: async (world) => ({ id: await event(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'GET /event/list': { who: 'anyone', ...nothing },
  'GET /event/of_news': {
    who: 'anyone',
    input: async (world) => ({ id: await article(world) }),
  },
  'POST /admin/event/create': {
    who: 'canManageEvents',
    input: () => ({ ...text, category_id: 2, start_date: NEXT_SUMMER }),
  },
  'POST /admin/event/delete': {
    who: 'canManageEvents',
    input: async (world) => ({ id: await event(world) }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/event/edit': {
    who: 'canManageEvents',
    input: async (world) => ({ id: await event(world), revision: 1, ...text }),
    missing: () => ({ id: NOBODY }),
  },
  'POST /admin/event/save': {
    who: 'canManageEvents',
    input: async (world) => ({
      id: await event(world),
      revision: 1,
      versions: JSON.stringify([
        { language_id: 0, ...text },
        { language_id: 3, title: 'Sommerpokal', description: 'Sechzehn Teams, ein Pokal.' },
      ]),
    }),
    missing: () => ({ id: NOBODY }),
  },
}
