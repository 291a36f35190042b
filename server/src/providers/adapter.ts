import type { ProviderId } from '@loadout/contract/providers/provider-ids.ts'
import type { Work } from '../platform/unit-of-work.ts'

/** An account elsewhere that somebody has proved to be theirs. */
export type ProvedAccount = { provider: ProviderId; externalId: string; handle: string }

/** What came back in the browser, with the state in it that was found to be the asker's. */
export type Returned = { parameters: URLSearchParams; state: string; returnUrl: string }

/** Of several calls that a site needs: what the browser waits for. */
type WithinTime = { signal: AbortSignal }

/** How one other site is asked who somebody is. */
export type Adapter = {
  /** Where the browser is sent, to come back to `returnUrl` with the state. */
  addressFor: (asked: { state: string; returnUrl: string }) => Promise<string> | string
  /** Whose account it is; undefined when what came back proves nothing. */
  prove: (returned: Returned, within: WithinTime) => Promise<Proof | undefined>
}

type Proof = {
  externalId: string
  handle: string
  /**
   * Uses up what must not come twice, in the transaction of what is done with it; answers false
   * when it has come before.
   */
  useUp?: (work: Work) => Promise<boolean>
}
