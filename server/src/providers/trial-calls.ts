import { nothing, type TriedCalls, type World } from '../../test/trial.ts'

/** Steam, connected, so that it can be disconnected. */
async function withSteam({ db, caller }: World) {
  if (caller)
    await db
      .insertInto('provider_account')
      .values({
        user_id: caller.id,
        provider: 3,
        external_id: `7656119${String(caller.id).padStart(10, '0')}`,
        handle: 'somebody',
        connected_at: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { id: 1 }
}
