import { sql } from 'kysely'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import type { TestSite } from './start-site.ts'

/**
 * Until every job of a kind is through, and then until each of these sites has ended what it still
 * has under way: what was done by then is all that ever will be. They take no more jobs.
 */
export async function finishJobs(
  kind: string,
  [first, ...others]: readonly [Pick<TestSite, 'db' | 'site'>, ...Pick<TestSite, 'db' | 'site'>[]],
): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql`
      select state from pgboss.job
      where ${kind} in (name, data->>'name') and state < 'completed'`.execute(first.db)
    expect(rows).toEqual([])
  })
  await Promise.all([first, ...others].map(({ site }) => site.jobs.stop()))
}
