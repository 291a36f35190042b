import type { getSecondSteps } from '@loadout/contract/second-steps/second-steps.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Site } from '../site-parts.ts'
import { findApp } from './app-codes.ts'
import { listPasskeys } from './passkey-queries.ts'
import { countCodes } from './recovery-codes.ts'

export async function readSecondSteps(
  { db }: Pick<Site, 'db'>,
  { id, lacksSecondStep }: Caller,
): Promise<OutputOf<typeof getSecondSteps>> {
  const [app, passkeys, codes] = await Promise.all([
    findApp(db, id),
    listPasskeys(db, id),
    countCodes(db, id),
  ])
  return {
    app_since: app?.added_at ? unixSeconds(app.added_at) : null,
    passkeys,
    recovery_codes: codes,
    obliged: lacksSecondStep,
  }
}
