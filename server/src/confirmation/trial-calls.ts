import { beginPasskeyConfirmation } from '@loadout/contract/confirmation/confirmation.ts'
import { createAuthenticator } from '../../test/authenticator.ts'
import { withPasskey } from '../../test/second-steps.ts'
import { nothing, type TriedCalls, type World } from '../../test/trial.ts'

/** `correct horse`, hashed with next to nothing, so that trying does not take long. */
const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$HnJHi5OFJmFslDiQbg50w6wZlWEDLhL+2sXyUm75o7A'

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
      return { password: 'correct horse' }
    },
  },
}
