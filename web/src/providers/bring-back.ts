import { parseId } from '@loadout/contract/platform/integers.ts'
import { isStateOptional } from '@loadout/contract/providers/provider-ids.ts'
import { connectProvider } from '@loadout/contract/providers/providers.ts'
import { confirmed } from '../confirmation/confirmed.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'
import type { WayBack } from './way-back.ts'

type Steps = { id?: string; data?: string; state?: string }

/**
 * Hands over what another site has sent along. Whoever was not sent there from this tab brings what
 * somebody else has begun, and nothing is called (PROV-14); of Steam the server knows (PROV-15).
 */
export async function bringBack(steps: Steps, way: WayBack | undefined) {
  const id = parseId(steps.id) ?? 0
  const isExpected = way !== undefined && way.id === id && way.state === steps.state
  if (!isExpected && !isStateOptional(id)) throw new CallError(400, 'provider_failed', '')
  return confirmed(() => call(connectProvider, { id, data: steps.data ?? '' }, { quiet: true }))
}
