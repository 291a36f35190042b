import { nextNetwork, NOBODY, nothing, type TriedCalls } from '../../test/trial.ts'

export const trialCalls: TriedCalls = {
  'GET /admin/ip_ban/list': { who: 'canIPBan', ...nothing },
  'POST /admin/ip_ban/add': { who: 'canIPBan', input: () => ({ ip: nextNetwork() }) },
  'POST /admin/ip_ban/remove': {
    who: 'canIPBan',
    input: async ({ db }) => ({
      id: (
        await db
          .insertInto('ip_ban')
          .values({ network: nextNetwork(), admin_id: null, inserted: new Date(0) })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    }),
    missing: () => ({ id: NOBODY }),
  },
}
