import type * as providers from '@loadout/contract/providers/providers.ts'
import { canSignInWith, type ProviderId } from '@loadout/contract/providers/provider-ids.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { faultOfUsername } from '@loadout/contract/accounts/username.ts'
import { isHeld } from '../accounts/held-marks.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import { isUsernameTaken } from '../accounts/queries.ts'
import { refuseUnlessAdmitted, signIn } from '../accounts/sign-in.ts'
import { replayedSignIn } from '../accounts/replayed-sign-in.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import { exchange } from '../sessions/exchanged-secrets.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import type { ProvedAccount } from './adapter.ts'
import type { Adapters } from './adapters.ts'
import { connectOwn } from './connect-own.ts'
import { proveAccount, type Proven } from './prove-account.ts'
import { findOwner } from './queries.ts'
import { returnUrl } from './return-address.ts'
import { openSignup } from './signups.ts'
import { openState } from './states.ts'

type Parts = Pick<
  Site,
  | 'db'
  | 'clock'
  | 'random'
  | 'sessions'
  | 'transaction'
  | 'settings'
  | 'log'
  | 'mail'
  | 'esportal'
  | 'realtime'
> & { adapters: Adapters }

/** Where to go, and what to bring back from there (PROV-06). */
export async function getProviderUrl(
  site: Parts,
  { input, caller, visitor }: CallRequest<typeof providers.getProviderUrl>,
): Promise<OutputOf<typeof providers.getProviderUrl>> {
  const provider = input.id as ProviderId
  const adapter = site.adapters.get(provider)
  if (!adapter || !isOpenTo(caller, provider)) throw ruleBroken('provider_unknown', 'id')
  const state = await openState(site.db, site, { provider, asker: { caller, visitor } })
  const url = await adapter.addressFor({ state, returnUrl: returnUrl(site.settings, provider) })
  return { url, state }
}

/** What a member connects for their profile lets nobody in who is not one (ACC-11). */
const isOpenTo = (caller: Caller | undefined, provider: number): boolean =>
  caller !== undefined || canSignInWith(provider)

/**
 * What is made of an account that somebody has proved depends on who they are (PROV-08, AMB-76).
 */
export async function connectProvider(
  site: Parts,
  request: CallRequest<typeof providers.connectProvider>,
): Promise<OutputOf<typeof providers.connectProvider>> {
  const { caller, transaction } = request
  const { input, key } = request
  if (!isOpenTo(caller, input.id)) throw ruleBroken('provider_unknown', 'id')
  const replayed = caller
    ? undefined
    : await replayedSignIn(site, { secret: input.data, key, input })
  if (replayed) return replayed
  // Before what they bring is used up: they confirm and send it once more.
  if (caller && canSignInWith(input.id)) await requireConfirmation(site, site.db, caller)
  const proven = await proveAccount(site, request)
  if (caller) return transaction((work) => connectOwn(site, work, { caller, proven }))
  return (await enter(site, request, proven)) ?? beginSignup(site, proven)
}

/** Signs in whoever has this account elsewhere; undefined when nobody has. */
function enter(
  site: Parts,
  { input, key, network, agent, device }: CallRequest<typeof providers.connectProvider>,
  { account, useUp }: Proven,
) {
  return site.transaction(async (work) => {
    const owner = await findOwner(work.tx, account)
    if (!owner) return undefined
    await useUp(work)
    const person = await lockAccount(work.tx, owner.user_id)
    // Whoever disconnects it meanwhile has ended this way in, also if it is another's by now.
    if (!person || (await findOwner(work.tx, account))?.user_id !== person.id)
      throw ruleBroken('provider_failed', 'data')
    refuseUnlessAdmitted(site, person)
    const { id } = person
    const ownToken = await exchange(site, work.tx, { secret: input.data, userId: id, key, input })
    // Whoever has no password has nothing better to confirm with.
    const confirmed = person.password_hash === null
    const signedIn = await signIn(site, work, { id, network, agent, ownToken, confirmed })
    if ('user' in signedIn) work.afterCommit(() => device.remember(id))
    return signedIn
  })
}

/**
 * Somebody who is not known here yet goes on to choose a name (ACC-21), unless they were banned
 * when they left.
 */
const beginSignup = (site: Parts, { account, useUp }: Proven) =>
  site.transaction(async (work) => {
    await useUp(work)
    if (await isHeld(work.tx, site, account)) throw ruleBroken('banned')
    return {
      signup_token: await openSignup(work.tx, site, account),
      suggested_username: await suggestedName(site, account),
    }
  })

/** Theirs elsewhere without what names here do not have, if it is free. */
async function suggestedName(site: Parts, { handle }: ProvedAccount): Promise<string> {
  const name = handle.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 15)
  const isFree =
    faultOfUsername(name) === undefined && !(await isUsernameTaken(site.db, site, name))
  return isFree ? name : ''
}
