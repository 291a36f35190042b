import {
  beginPasskeyConfirmation,
  confirmByPasskey,
  confirmByPassword,
  getConfirmation,
} from '@loadout/contract/confirmation/confirmation.ts'
import { findPasswordHash } from '../accounts/queries.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Caller } from '../platform/http/caller.ts'
import { listCredentials } from '../second-steps/passkey-queries.ts'
import type { Site } from '../site-parts.ts'
import { beginByPasskey, confirmWithPasskey } from './confirm-by-passkey.ts'
import { confirmWithPassword } from './confirm-by-password.ts'
import { confirmedUntil } from './require-confirmation.ts'

export function confirmationRoutes(site: Site) {
  const { serve } = site
  serve(getConfirmation, ({ caller }) => readConfirmation(site, caller))
  serve(confirmByPassword, (request) => confirmWithPassword(site, request))
  serve(beginPasskeyConfirmation, (request) => beginByPasskey(site, request))
  serve(confirmByPasskey, (request) => confirmWithPasskey(site, request))
}

async function readConfirmation(site: Site, caller: Caller) {
  const until = await confirmedUntil(site, site.db, caller)
  const stored = await findPasswordHash(site.db, caller.id)
  const passkeys = await listCredentials(site.db, caller.id)
  return {
    until: until ? unixSeconds(until) : null,
    password: stored !== null && stored !== undefined,
    passkey: passkeys.length > 0,
  }
}
