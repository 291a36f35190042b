import { askOutside } from '../platform/http/outbound/ask-outside.ts'
import type { Clock } from '../platform/clock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Adapter } from './adapter.ts'
import { atStandIns } from './oauth-sites.ts'
import { nonceExpiry, OPENID_NS, readAssertion, STEAM_OPENID } from './openid-assertion.ts'

/** Steam chooses who it is when somebody signs in there. */
const WHOEVER = 'http://specs.openid.net/auth/2.0/identifier_select'

/**
 * OpenID 2.0 without an association: Steam is asked each time whether it has signed what came. The
 * state stands in the address to come back to, which is signed (AMB-155).
 */
export function steamAdapter({
  clock,
  standIns,
}: {
  clock: Clock
  standIns: string | undefined
}): Adapter {
  const endpoint =
    standIns === undefined ? STEAM_OPENID : atStandIns(standIns, 'steam', STEAM_OPENID)
  const { fetchAnswer } = askOutside({
    name: 'steam',
    origins: [new URL(endpoint).origin],
    isLocal: standIns !== undefined,
    maxBytes: 4_096,
  })

  async function hasSigned(parameters: URLSearchParams, signal: AbortSignal): Promise<boolean> {
    const asked = new URLSearchParams(
      [...parameters].filter(([name]) => name.startsWith('openid.')),
    )
    asked.set('openid.mode', 'check_authentication')
    const { status, body } = await fetchAnswer({
      url: endpoint,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/plain' },
      body: asked.toString(),
      signal,
    })
    const lines = body.toString('utf8').split('\n')
    return status === 200 && lines.includes(`ns:${OPENID_NS}`) && lines.includes('is_valid:true')
  }

  return {
    addressFor({ state, returnUrl }) {
      const url = new URL(endpoint)
      url.search = new URLSearchParams({
        'openid.ns': OPENID_NS,
        'openid.mode': 'checkid_setup',
        'openid.claimed_id': WHOEVER,
        'openid.identity': WHOEVER,
        'openid.return_to': withState(returnUrl, state),
        'openid.realm': new URL(returnUrl).origin,
      }).toString()
      return url.href
    },

    async prove({ parameters, state, returnUrl }, { signal }) {
      const now = clock.now()
      const assertion = readAssertion(parameters, { returnTo: withState(returnUrl, state), now })
      if (!assertion || !(await hasSigned(parameters, signal))) return undefined
      const { steamId, nonce } = assertion
      return {
        externalId: steamId,
        // Steam says nothing but the number.
        handle: steamId,
        useUp: (work) => useNonce(work, { nonce, now }),
      }
    },
  }
}

const withState = (returnUrl: string, state: string) => `${returnUrl}?state=${state}`

/** Uses a nonce up; false when it has come before. The key decides between two at once. */
async function useNonce({ tx }: Work, { nonce, now }: { nonce: string; now: Date }) {
  const first = await tx
    .insertInto('openid_nonce')
    .values({ nonce, expires: nonceExpiry(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return first !== undefined
}
