import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import type { credential, registrationResponse } from '@loadout/contract/second-steps/webauthn.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { takeChallenge, type Asker, type Purpose } from './challenges.ts'
import { findCredential, type NewPasskey } from './passkey-queries.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'settings' | 'log'>
type ProofRequest = { purpose: Purpose; asker: Asker }

/** Whatever is wrong with it, they are told the same, and the reason is logged. */
export const refused = () => ruleBroken('passkey_refused', 'response')

/** A passkey is made for the name of the site's own address, and signs where it was asked. */
export const relyingParty = ({ origin }: { origin: string }) => new URL(origin).hostname

const expected = ({ db, clock, settings }: Parts, request: ProofRequest) => ({
  expectedOrigin: settings.origin,
  expectedRPID: relyingParty(settings),
  expectedChallenge: (challenge: string) => takeChallenge(db, { clock }, { challenge, ...request }),
  requireUserVerification: true,
})

async function verified<Answer extends { verified: boolean }>(
  { log }: Parts,
  verifying: Promise<Answer>,
): Promise<Answer | undefined> {
  const answer = await verifying.catch((error: unknown) => {
    log(`a passkey was refused: ${error instanceof Error ? error.message : String(error)}`)
  })
  return answer?.verified ? answer : undefined
}

/** A new passkey, as it is stored. */
export async function proveNewPasskey(
  site: Parts,
  response: z.output<typeof registrationResponse>,
  asker: Asker,
): Promise<Pick<NewPasskey, 'credential_id' | 'public_key' | 'counter' | 'transports'>> {
  const answer = await verified(
    site,
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      ...expected(site, { purpose: 'add', asker }),
    }),
  )
  if (!answer?.registrationInfo) throw refused()
  const { id, publicKey, counter } = answer.registrationInfo.credential
  return {
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(publicKey),
    counter,
    transports: response.response.transports ?? [],
  }
}

type ProvedPasskey = { id: number; userId: number; counter: number }

/**
 * Whose passkey has signed what it was asked; undefined when none has, and the challenge is used up
 * all the same. A counter that does not go on says that there are two
 * of it (checklist E17); `noteUse` looks at that once more, in the transaction of what is done with
 * it.
 */
export async function provePasskey(
  site: Parts,
  response: z.output<typeof credential>,
  request: ProofRequest,
): Promise<ProvedPasskey | undefined> {
  const known = await findCredential(site.db, Buffer.from(response.id, 'base64url'))
  if (!known) return undefined
  const answer = await verified(
    site,
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
      ...expected(site, request),
      credential: {
        id: response.id,
        publicKey: Uint8Array.from(known.public_key),
        counter: known.counter,
      },
    }),
  )
  if (!answer) return undefined
  return { id: known.id, userId: known.user_id, counter: answer.authenticationInfo.newCounter }
}
