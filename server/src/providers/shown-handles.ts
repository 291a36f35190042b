import type { ExternalService } from '@loadout/contract/profiles/profile.ts'
import type { Db } from '../platform/db/database.ts'
import { findEsportalUsername } from './esportal-accounts.ts'
import { nameOf } from './link-account.ts'
import { listAccounts } from './queries.ts'

/**
 * What the page of a member says they are called where they have an account (PROF-15). Of Facebook
 * only somebody's real name is known, which they have agreed to tell the site and not its readers.
 */
export async function listShownHandles(
  db: Db,
  userId: number,
): Promise<{ service: ExternalService; handle: string }[]> {
  const [accounts, esportal] = await Promise.all([
    listAccounts(db, userId),
    findEsportalUsername(db, userId),
  ])
  const handles = accounts
    .map(({ provider, handle }) => ({ service: nameOf(provider), handle }))
    .filter(({ service }) => service !== 'facebook')
  return esportal === null ? handles : [...handles, { service: 'esportal', handle: esportal }]
}
