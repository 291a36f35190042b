import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import { article, nextNumber, nothing, type TriedCalls, type World } from '../../test/trial.ts'

/** Whoever calls has connected Twitter. */
async function connected({ db, caller }: World) {
  if (caller)
    await db
      .insertInto('provider_account')
      .values({
        user_id: caller.id,
        provider: providerIds.twitter,
        external_id: String(nextNumber()),
        handle: 'tried',
        connected_at: new Date(0),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return {}
}

export const trialCalls: TriedCalls = {
  'GET /intent/pages': { who: 'anyone', ...nothing },
  'POST /intent/facebook/share': {
    who: 'reader',
    input: async (world) => ({ id: await article(world), articleType: 'news' }),
  },
  'POST /intent/twitter/share': { who: 'reader', ...nothing },
  'POST /intent/reddit/share': { who: 'reader', ...nothing },
  'POST /intent/twitter/follow': { who: 'member', input: connected },
  'POST /intent/facevook/visit': { who: 'member', ...nothing },
  'POST /intent/facebook/visit': { who: 'member', ...nothing },
}
