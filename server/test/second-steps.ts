import { addPasskey, beginPasskey } from '@loadout/contract/second-steps/passkeys.ts'
import { addApp, beginApp } from '@loadout/contract/second-steps/second-steps.ts'
import { appCode } from './app-code.ts'
import { createAuthenticator } from './authenticator.ts'
import type { Extras } from './call-over-http.ts'
import type { TestSite } from './start-site.ts'

type Site = Pick<TestSite, 'call' | 'clock'>

/** Sets an app up for whoever calls, who has just signed in. */
export async function withApp({ call, clock }: Site, as: Extras) {
  const { key, uri } = await call(beginApp, {}, as)
  const code = () => appCode(key, clock.now())
  const { recovery_codes } = await call(addApp, { code: code() }, as)
  return { key, uri, code, recovery_codes }
}

/** Adds a passkey for whoever calls, who has just signed in. */
export async function withPasskey({ call }: Pick<Site, 'call'>, as: Extras, name = 'Phone') {
  const authenticator = createAuthenticator()
  const response = authenticator.create(await call(beginPasskey, {}, as))
  const added = await call(addPasskey, { name, response }, as)
  return { ...added, authenticator }
}
