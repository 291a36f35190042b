import { useQuery } from '@tanstack/react-query'
import { providerNames, type ProviderName } from '@loadout/contract/providers/provider-ids.ts'
import { useText } from '../platform/language/language.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Module } from '../ui/Module.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import css from './ConnectedAccounts.module.css'
import { EsportalAccount } from './EsportalAccount.tsx'
import {
  connectedProvidersQuery,
  esportalQuery,
  offeredProvidersQuery,
} from './provider-queries.ts'
import { ProviderAccount } from './ProviderAccount.tsx'

/** What is connected can be disconnected, even when the site takes no more of its kind (SET-09). */
export function ConnectedAccounts() {
  const text = useText()
  const offers = useQuery(offeredProvidersQuery)
  const connections = useQuery(connectedProvidersQuery)
  const esportal = useQuery(esportalQuery)
  const connected = connections.data?.entries ?? []
  const username = esportal.data?.username ?? null
  const accountOf = (name: ProviderName) => connected.find(({ service }) => service === name)
  const isOffered = (name: ProviderName) =>
    offers.data?.entries.some(({ service }) => service === name)
  const shown = providerNames.filter((name) => accountOf(name) ?? isOffered(name))
  // What was connected or disconnected has another button.
  const focus = useKeptFocus<HTMLUListElement>([
    ...shown.map((name) => (accountOf(name) ? `${name} connected` : name)),
    username === null ? 'esportal' : 'esportal connected',
  ])
  const missing = [offers, connections, esportal].filter(({ data }) => !data)
  if (missing.some(({ isError }) => isError))
    return (
      <Module title={text('providers.accounts')}>
        <LoadFailed onRetry={() => missing.map(({ refetch }) => refetch())} />
      </Module>
    )
  if (!offers.data || !connections.data || !esportal.data) return null
  if (shown.length === 0) return null
  return (
    <Module title={text('providers.accounts')}>
      <p className={css.hint}>{text('providers.accounts_hint')}</p>
      <ul className={css.accounts} {...focus}>
        {shown.map((name) => (
          <ProviderAccount
            key={name}
            provider={name}
            account={accountOf(name)}
            takesEsportal={name === 'steam' && username !== null}
          />
        ))}
        <EsportalAccount
          username={username}
          isOffered={offers.data.esportal}
          hasSteam={Boolean(accountOf('steam'))}
        />
      </ul>
    </Module>
  )
}
