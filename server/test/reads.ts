import { endpoints } from '@loadout/contract/endpoints.ts'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'

/** The calls that show what everybody may see: they take no credentials and change nothing. */
export const reads = endpoints
  .filter(
    ({ method, rate, access }) =>
      method === 'GET' &&
      (rate === 'read' || rate === 'search') &&
      (access === 'anyone' || access === 'reader'),
  )
  .filter((endpoint) => endpoint !== getAuth)
