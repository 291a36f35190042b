import type { Locale } from '@loadout/contract/languages/languages.ts'

type Policy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

/** The only script that is named while the site runs; the policy's name is in the CSP. */
const policy: Policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'loadout-service-worker',
  { createScriptURL: (url) => url },
) ?? { createScriptURL: (url) => url }

/** Where no worker is allowed, such as in a private window, the site goes without. */
export const registerWorker = (locale: Locale) =>
  navigator.serviceWorker
    .register(policy.createScriptURL(`/service-worker.js?lang=${locale}`))
    .catch(() => undefined)
