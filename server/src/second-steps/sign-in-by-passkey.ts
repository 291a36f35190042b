import type { beginPasskeySignIn, signInByPasskey } from '@loadout/contract/second-steps/sign-in.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import { openSession, refuseUnlessAdmitted, type SignedIn } from '../accounts/sign-in.ts'
import type { CallRequest } from '../platform/http/serve.ts'
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

/** Of a sign-in that waits for its second step, the passkeys of its member; else any of the site. */
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
  const { input, network, agent } = request
  const { token } = input
  const asked = { purpose: 'sign in', asker: askerOf(request) } as const
  const { id, userId, counter } = await provePasskey(site, input.response, asked)
  return site.transaction(async (work) => {
    const { tx } = work
    const person = await lockAccount(tx, userId)
    if (!person || !(await noteUse(tx, { id, counter, now: site.clock.now() }))) throw refused()
    if (token !== undefined) {
      const taken = await takePending(tx, site, token)
      if (taken?.user_id !== userId) throw expired()
    }
    refuseUnlessAdmitted(site, person)
    return openSession(site, work, { id: userId, network, agent, confirmed: true })
  })
}
