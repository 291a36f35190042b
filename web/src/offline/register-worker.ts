import type { Locale } from '@loadout/contract/languages/languages.ts'

type Policy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** The only script that is named while the site runs; the policy's name is in the CSP. */
const policyOnce = (): Policy =>
  (policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
    'loadout-service-worker',
    { createScriptURL: (url) => url },
  ) ?? { createScriptURL: (url) => url })

/**
 * Where no worker is allowed, such as in a private window, the site goes without; where it cannot
 * be fetched, the next page tries again.
 */
export async function registerWorker(locale: Locale): Promise<void> {
  try {
    const address = policyOnce().createScriptURL(`/service-worker.js?lang=${locale}`)
    await navigator.serviceWorker.register(address)
  } catch {}
}
