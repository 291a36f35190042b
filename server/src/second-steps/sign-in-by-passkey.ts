import type { beginPasskeySignIn, signInByPasskey } from '@loadout/contract/second-steps/sign-in.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import { openSession, refuseUnlessAdmitted, type SignedIn } from '../accounts/sign-in.ts'
import { replayedSignIn } from '../accounts/replayed-sign-in.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { exchange } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import { CHALLENGE_MS, openChallenge, type Asker } from './challenges.ts'
import { expired } from './complete-sign-in.ts'
import { listCredentials, noteUse } from './passkey-queries.ts'
import { findPending, takePending } from './pending-sign-ins.ts'
import { provePasskey, refused, relyingParty } from './prove-passkey.ts'

type Begin = CallRequest<typeof beginPasskeySignIn>
type Finish = CallRequest<typeof signInByPasskey>

function askerOf({ input: { token }, caller, visitor }: Begin | Finish): Asker {
  if (token !== undefined) return { pending: token }
  return caller ? { caller } : { visitor }
}

/**
 * Of a sign-in that waits for its second step, the passkeys of its member; else any of the site.
 */
export async function beginSignIn(
  site: Site,
  request: Begin,
): Promise<OutputOf<typeof beginPasskeySignIn>> {
  const { token } = request.input
  const pending = token === undefined ? undefined : await findPending(site.db, site, token)
  if (token !== undefined && !pending) throw expired()
  const credentials = pending ? await listCredentials(site.db, pending.user_id) : []
  const asker = askerOf(request)
  const challenge = await site.transaction(({ tx }) =>
    openChallenge(tx, site, { purpose: 'sign in', asker }),
  )
  return {
    rpId: relyingParty(site.settings),
    challenge,
    timeout: CHALLENGE_MS,
    allowCredentials: credentials,
    userVerification: 'required',
  }
}

/**
 * A passkey that has verified its member is two steps by itself. Of a sign-in that waits for its
 * second step it must be its member's.
 */
export async function signInWithPasskey(site: Site, request: Finish): Promise<SignedIn> {
  const { input, key, network, agent } = request
  const { token, response } = input
  // Of a passkey alone, what it has signed: it holds the challenge, which is good once.
  const given = { secret: token ?? response.response.clientDataJSON, key, input }
  const asked = { purpose: 'sign in', asker: askerOf(request) } as const
  const signedIn = await site.transaction(async (work) => {
    const { tx } = work
    const proved = await provePasskey({ ...site, db: tx }, response, asked)
    // The challenge stays used up.
    if (!proved) return undefined
    const { id, userId, counter } = proved
    const person = await lockAccount(tx, userId)
    if (!person || !(await noteUse(tx, { id, counter, now: site.clock.now() }))) return undefined
    if (token !== undefined) {
      const taken = await takePending(tx, site, token)
      if (taken?.user_id !== userId) throw expired()
    }
    refuseUnlessAdmitted(site, person)
    const ownToken = await exchange(site, tx, { ...given, userId })
    return openSession(site, work, { id: userId, network, agent, ownToken, confirmed: true })
  })
  if (signedIn) return signedIn
  // The same for the same call, if it came through before and its answer was lost.
  const replayed = await replayedSignIn(site, given)
  if (!replayed || !('user' in replayed)) throw refused()
  return replayed
}
