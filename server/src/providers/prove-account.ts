import type { connectProvider } from '@loadout/contract/providers/providers.ts'
import type { ProviderId } from '@loadout/contract/providers/provider-ids.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import type { Adapter, ProvedAccount, Returned } from './adapter.ts'
import type { Adapters } from './adapters.ts'
import { readReturned, returnUrl } from './return-address.ts'
import { takeState } from './states.ts'

/** The browser waits for all that another site is asked, and no call for three seconds (J02). */
const LONGEST_MS = 2_500

type Parts = Pick<Site, 'db' | 'clock' | 'settings' | 'log'> & { adapters: Adapters }

export type Proven = {
  account: ProvedAccount
  /** Refuses what has come before, in the transaction of what is done with it. */
  useUp: (work: Work) => Promise<void>
}

const failed = () => ruleBroken('provider_failed', 'data')

/**
 * Whose account elsewhere it is that somebody comes back with. Whatever is wrong with it, they are
 * told the same, and the reason is logged.
 */
export async function proveAccount(
  { adapters, db, clock, settings, log }: Parts,
  { input, caller, visitor }: CallRequest<typeof connectProvider>,
): Promise<Proven> {
  const provider = input.id as ProviderId
  const adapter = adapters.get(provider)
  if (!adapter) throw ruleBroken('provider_unknown', 'id')
  const parameters = readReturned(input.data)
  const state = parameters?.get('state')
  if (!parameters || !state) throw failed()
  if (!(await takeState(db, clock, { state, provider, asker: { caller, visitor } }))) throw failed()

  const returned = { parameters, state, returnUrl: returnUrl(settings, provider) }
  const proof = await proofOf(adapter, returned).catch((error: unknown) => {
    log(`no account was proved: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (!proof) throw failed()
  const { useUp, ...account } = proof
  return {
    account: { provider, externalId: account.externalId, handle: account.handle },
    async useUp(work) {
      if (useUp && !(await useUp(work))) throw failed()
    },
  }
}

const proofOf = async (adapter: Adapter, returned: Returned) =>
  adapter.prove(returned, { signal: AbortSignal.timeout(LONGEST_MS) })
