import { providerIds, type ProviderName } from '@loadout/contract/providers/provider-ids.ts'
import { getProviderUrl } from '@loadout/contract/providers/providers.ts'
import { call } from '../platform/call/call.ts'
import { useSubmission } from '../ui/forms/submission.ts'
import { keepWayBack, type WayBack } from './way-back.ts'

/** Sends the browser to another site, to prove an account there (PROV-06). */
export function useLeaveFor() {
  const { busy, send } = useSubmission(() => undefined)
  const leaveFor = (provider: ProviderName, way: Pick<WayBack, 'from' | 'remember'>) =>
    send(async () => {
      const id = providerIds[provider]
      const { url, state } = await call(getProviderUrl, { id }, { quiet: true })
      keepWayBack({ id, state, ...way })
      location.assign(url)
    })
  return { busy, leaveFor }
}
