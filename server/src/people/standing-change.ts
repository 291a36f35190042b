import type { Standing } from '@loadout/contract/accounts/permissions.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'

/**
 * What a domain changes when somebody may do something else than before, in the transaction in
 * which that becomes so. The member is locked, and told of as they stand from now on.
 */
export type OnStandingChange = (
  site: Pick<Site, 'clock'>,
  work: Work,
  person: Standing & { id: number },
) => Promise<unknown>

/** All domains, one after the other. */
export const callEach =
  (all: readonly OnStandingChange[]): OnStandingChange =>
  async (site, work, person) => {
    for (const onStandingChange of all) await onStandingChange(site, work, person)
  }
