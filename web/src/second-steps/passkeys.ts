import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import type { beginPasskey } from '@loadout/contract/second-steps/passkeys.ts'
import type { beginPasskeySignIn } from '@loadout/contract/second-steps/sign-in.ts'
import { CallError } from '../platform/call/call-error.ts'
import { loadChunk } from '../platform/load-chunk.ts'

/** Fetched by whoever uses a passkey. */
const load = () => loadChunk(() => import('@simplewebauthn/browser'))

/** Whoever gives up, or whose device does, is told as of a passkey that is refused. */
async function sent(credential: Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await credential)
  } catch {
    throw new CallError(400, 'passkey_refused', '')
  }
}

/** Has the device make a passkey; answers what is sent. */
export async function makePasskey(options: OutputOf<typeof beginPasskey>): Promise<string> {
  const { startRegistration } = await load()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return sent(startRegistration({ optionsJSON }))
}

/** Has the device prove who it is; answers what is sent. */
export async function askPasskey(options: OutputOf<typeof beginPasskeySignIn>): Promise<string> {
  const { startAuthentication } = await load()
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return sent(startAuthentication({ optionsJSON }))
}
