import * as everyDomain from '../src/domains.ts'
import type { Domain } from '../src/domain.ts'
import { deleteDueAccounts, eraseTraces } from '../src/leaving/finish-leaving.ts'
import type { TestSite } from './start-site.ts'

export const allDomains = Object.values<Domain>(everyDomain)

/** Does what the jobs do by the clock for everybody who has asked to leave. */
export async function finishedLeaving({ site, db }: Pick<TestSite, 'site' | 'db'>): Promise<void> {
  await deleteDueAccounts(site, allDomains)
  const left = await db
    .selectFrom('leaving')
    .select('user_id')
    .where('began_at', 'is not', null)
    .execute()
  for (const { user_id } of left) await eraseTraces(site, allDomains, user_id)
}
