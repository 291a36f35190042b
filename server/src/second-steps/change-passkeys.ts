import { MAX_PASSKEYS } from '@loadout/contract/second-steps/passkeys.ts'
import type * as own from '@loadout/contract/second-steps/passkeys.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { CHALLENGE_MS, openChallenge } from './challenges.ts'
import { endOthersWithoutStep } from './end-others-without-step.ts'
import { lockConfirmed } from './lock-confirmed.ts'
import { noteAdded, noteRemoved } from './note-change.ts'
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  renamePasskeyOf,
} from './passkey-queries.ts'
import { proveNewPasskey, relyingParty } from './prove-passkey.ts'
import { deleteLastCodes, firstCodes } from './recovery-codes.ts'

/** ES256 for most, EdDSA, and RS256 for Windows. */
const ALGORITHMS = [-7, -8, -257]

/** The challenge is for this one session, so no answer is kept for repeats. */
export const beginOwnPasskey = (
  site: Site,
  { caller }: CallRequest<typeof own.beginPasskey>,
): Promise<OutputOf<typeof own.beginPasskey>> =>
  site.transaction(async (work) => {
    const { tx } = work
    const { id, username } = await lockConfirmed(site, work, caller)
    const credentials = await listCredentials(tx, id)
    refuseTooMany(credentials)
    return {
      rp: { id: relyingParty(site.settings), name: site.siteSettings.current().name },
      user: { id: handleOf(id), name: username, displayName: username },
      challenge: await openChallenge(tx, site, { purpose: 'add', asker: { caller } }),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: credentials,
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    }
  })

/** By what passkeys tell accounts of one site apart: the number that every profile names. */
const handleOf = (userId: number) => Buffer.from(`user ${userId}`).toString('base64url')

function refuseTooMany(credentials: readonly unknown[]): void {
  if (credentials.length >= MAX_PASSKEYS) throw ruleBroken('too_many_passkeys')
}

export async function addOwnPasskey(
  site: Site,
  { input, caller }: CallRequest<typeof own.addPasskey>,
): Promise<OutputOf<typeof own.addPasskey>> {
  // Before its challenge is used up: whoever confirms now sends the same once more.
  await requireConfirmation(site, site.db, caller)
  const proved = await proveNewPasskey(site, input.response, { caller })
  return site.transaction(async (work) => {
    const { tx } = work
    const person = await lockConfirmed(site, work, caller)
    const { id: user_id } = person
    const { name } = input
    refuseTooMany(await listCredentials(tx, user_id))
    await endOthersWithoutStep(site, work, caller)
    const added_at = site.clock.now()
    const passkey = await insertPasskey(tx, { ...proved, user_id, name, added_at })
    if (!passkey) throw ruleBroken('passkey_known', 'response')
    await noteAdded(site, work, person, { way: 'passkey', name, since: added_at })
    return { passkey, recovery_codes: await firstCodes(tx, site, user_id) }
  })
}

const notFound = () => new PublicError(404, 'passkey_not_found')

export const renameOwnPasskey = ({
  input: { id, name },
  caller,
  transaction,
}: CallRequest<typeof own.renamePasskey>) =>
  transaction(async ({ tx }) => {
    const passkey = await renamePasskeyOf(tx, { id, userId: caller.id, name })
    if (!passkey) throw notFound()
    return passkey
  })

export const removeOwnPasskey = (
  site: Site,
  { input: { id }, caller, transaction }: CallRequest<typeof own.removePasskey>,
) =>
  transaction(async (work) => {
    const { tx } = work
    await refuseUnlessTheirs(tx, { id, userId: caller.id })
    const person = await lockConfirmed(site, work, caller)
    const removed = await deletePasskey(tx, { id, userId: caller.id })
    if (!removed) throw notFound()
    const { name } = removed
    await noteRemoved(site, work, person, { way: 'passkey', name })
    await deleteLastCodes(tx, caller.id)
    return { success: true as const }
  })

/** Before anybody is asked to confirm. */
async function refuseUnlessTheirs(tx: Db, { id, userId }: { id: number; userId: number }) {
  const own = await tx
    .selectFrom('passkey')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!own) throw notFound()
}
