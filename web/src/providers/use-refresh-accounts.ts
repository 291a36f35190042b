import { useQueryClient } from '@tanstack/react-query'
import { getExternalProfiles } from '@loadout/contract/profiles/profile.ts'
import { getEsportalUsername } from '@loadout/contract/providers/esportal.ts'
import { listProviders } from '@loadout/contract/providers/providers.ts'

const shown = [listProviders, getEsportalUsername, getExternalProfiles]

/** The settings and the member's page ask again for what has been connected or disconnected. */
export function useRefreshAccounts() {
  const queries = useQueryClient()
  return () => Promise.all(shown.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
}
