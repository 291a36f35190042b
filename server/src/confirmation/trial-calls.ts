import { beginPasskeyConfirmation } from '@loadout/contract/confirmation/confirmation.ts'
import { createAuthenticator } from '../../test/authenticator.ts'
import { QUICK_HASH, QUICK_PASSWORD } from '../../test/quick-password.ts'
import { withPasskey } from '../../test/second-steps.ts'
import { nothing, type TriedCalls, type World } from '../../test/trial.ts'

async function signed({ caller, call }: World) {
  if (!caller) return { response: createAuthenticator().get({ challenge: 'A'.repeat(43) }) }
  const as = { _u: caller.id, _t: caller.token }
  const { authenticator } = await withPasskey({ call }, as)
  return { response: authenticator.get(await call(beginPasskeyConfirmation, {}, as)) }
}

export const trialCalls: TriedCalls = {
  'GET /user/confirmation/get': { who: 'member', ...nothing, isOwn: true },
  'POST /user/confirmation/passkey': { who: 'member', isOwn: true, input: signed },
  'POST /user/confirmation/passkey/begin': {
    who: 'member',
    ...nothing,
    isOwn: true,
    eachTime: true,
  },
  'POST /user/confirmation/password': {
    who: 'member',
    isOwn: true,
    input: async ({ db, caller }) => {
      if (caller)
        await db
          .updateTable('users')
          .set({ password_hash: QUICK_HASH })
          .where('id', '=', caller.id)
          .execute()
      return { password: QUICK_PASSWORD }
    },
  },
}
