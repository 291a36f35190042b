import { endpoints } from '@loadout/contract/endpoints.ts'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { formOf } from './call-over-http.ts'
import { everyCall } from './every-call.ts'
import type { TestSite } from './start-site.ts'
import type { TriedCall } from './trial.ts'
import { validCall } from './tried-calls.ts'

/** The calls that show what everybody may see: they take no credentials and change nothing. */
export const reads = endpoints
  .filter(
    ({ method, rate, access }) =>
      method === 'GET' &&
      (rate === 'read' || rate === 'search') &&
      (access === 'anyone' || access === 'reader'),
  )
  .filter((endpoint) => endpoint !== getAuth)

/** The path of each with what is right to send, about things that are made for it. */
export async function readPaths(
  site: TestSite,
  which: readonly (typeof reads)[number][] = reads,
): Promise<string[]> {
  const paths: string[] = []
  for (const { path } of which) {
    const { input } = await validCall(site, everyCall[`GET ${path}`] as TriedCall)
    paths.push(`${path}?${formOf(input) as URLSearchParams}`)
  }
  return paths
}
