import type {
  beginPasskeyConfirmation,
  confirmByPasskey,
} from '@loadout/contract/confirmation/confirmation.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { CHALLENGE_MS, openChallenge } from '../second-steps/challenges.ts'
import { listCredentials, noteUse } from '../second-steps/passkey-queries.ts'
import { provePasskey, refused, relyingParty } from '../second-steps/prove-passkey.ts'
import type { Site } from '../site-parts.ts'
import { confirm } from './require-confirmation.ts'

export const beginByPasskey = (
  site: Site,
  { caller }: CallRequest<typeof beginPasskeyConfirmation>,
): Promise<OutputOf<typeof beginPasskeyConfirmation>> =>
  site.transaction(async ({ tx }) => ({
    rpId: relyingParty(site.settings),
    challenge: await openChallenge(tx, site, { purpose: 'confirm', asker: { caller } }),
    timeout: CHALLENGE_MS,
    allowCredentials: await listCredentials(tx, caller.id),
    userVerification: 'required',
  }))

export async function confirmWithPasskey(
  site: Site,
  { input, caller, transaction }: CallRequest<typeof confirmByPasskey>,
): Promise<OutputOf<typeof confirmByPasskey>> {
  const asked = { purpose: 'confirm', asker: { caller } } as const
  const proved = await provePasskey(site, input.response, asked)
  if (proved?.userId !== caller.id) throw refused()
  const { id, counter } = proved
  return transaction(async ({ tx }) => {
    if (!(await noteUse(tx, { id, counter, now: site.clock.now() }))) throw refused()
    return { until: unixSeconds(await confirm(site, tx, caller)) }
  })
}
