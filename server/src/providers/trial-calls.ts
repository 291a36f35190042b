import { getProviderUrl } from '@loadout/contract/providers/providers.ts'
import { allowAt } from '../../test/through-provider.ts'
import { nextNumber, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const nextSteamId = () => `7656119${String(nextNumber()).padStart(10, '0')}`

/** A Steam account of whoever calls. */
async function withSteam({ db, caller }: World): Promise<string> {
  const external_id = nextSteamId()
  if (caller)
    await db
      .insertInto('provider_account')
      .values({
        user_id: caller.id,
        provider: 3,
        external_id,
        handle: external_id,
        connected_at: new Date(),
      })
      .execute()
  return external_id
}

/** What whoever calls brings back from Steam. */
async function backFromSteam({ call, caller }: World) {
  if (!caller) return { id: 3, data: 'nothing' }
  const { url } = await call(getProviderUrl, { id: 3 }, { _u: caller.id, _t: caller.token })
  const { search } = new URL(await allowAt(url, nextSteamId()))
  return { id: 3, data: Buffer.from(search.slice(1)).toString('base64url') }
}

export const trialCalls: TriedCalls = {
  'GET /provider/offered': { who: 'anyone', ...nothing },
  'GET /provider/get_url': {
    who: 'reader',
    input: () => ({ id: 3 }),
    missing: () => ({ id: 5 }),
    missingStatus: 400,
  },
  'GET /provider/list': { who: 'member', ...nothing, isOwn: true },
  'POST /provider/connect': {
    who: 'reader',
    input: backFromSteam,
    // Whoever is not signed in is known by a cookie, and these callers bring none.
    nobody: 400,
    isOwn: true,
  },
  'POST /provider/disconnect': {
    who: 'member',
    input: async (world) => {
      await withSteam(world)
      if (world.caller)
        await world.db
          .updateTable('users')
          .set({ password_hash: 'x' })
          .where('id', '=', world.caller.id)
          .execute()
      return { id: 3 }
    },
    missing: () => ({ id: 1 }),
    missingStatus: 400,
  },
  'GET /esportal/username/get': { who: 'member', ...nothing, isOwn: true },
  'POST /esportal/connect': {
    who: 'member',
    input: async (world) => ({ username: `tried-${await withSteam(world)}` }),
    missing: () => ({ username: 'nobody' }),
    missingStatus: 400,
  },
  'POST /esportal/unconnect': { who: 'member', ...nothing },
}
