import {
  providerIds,
  providerNames,
  type ProviderId,
  type ProviderName,
} from '@loadout/contract/providers/provider-ids.ts'
import type { Site } from '../site-parts.ts'
import type { Adapter } from './adapter.ts'
import { oauthAdapter } from './oauth-adapter.ts'
import type { OAuthKeys, OAuthName } from './oauth-sites.ts'
import { steamAdapter } from './steam-adapter.ts'

export type ProviderSettings = {
  /** Where all of them are instead, on this machine; undefined for the sites themselves. */
  standIns: string | undefined
  keys: Record<OAuthName, OAuthKeys | undefined>
  steam: boolean
  esportal: boolean
}

/** Whether members can connect an account at this site. */
export const hasProvider = (
  { standIns, keys, steam }: ProviderSettings,
  name: ProviderName,
): boolean => standIns !== undefined || (name === 'steam' ? steam : keys[name] !== undefined)

/** The stand-ins take anybody's. */
const STAND_IN_KEYS: OAuthKeys = { id: 'loadout', secret: 'stand-in' }

export type Adapters = ReadonlyMap<ProviderId, Adapter>

/** Of every site that is switched on, in the order of their numbers. */
export function adaptersOf({ settings, clock }: Pick<Site, 'settings' | 'clock'>): Adapters {
  const { providers, secret } = settings
  const adapterOf = (name: ProviderName): Adapter | undefined => {
    if (name === 'steam') {
      const standIns = providers.steam ? undefined : providers.standIns
      return providers.steam || standIns ? steamAdapter({ clock, standIns }) : undefined
    }
    const own = providers.keys[name]
    if (own) return oauthAdapter({ name, keys: own, secret, standIns: undefined })
    const { standIns } = providers
    return standIns === undefined
      ? undefined
      : oauthAdapter({ name, keys: STAND_IN_KEYS, secret, standIns })
  }
  const adapters = providerNames.map((name) => [providerIds[name], adapterOf(name)] as const)
  return new Map(adapters.filter((each): each is [ProviderId, Adapter] => each[1] !== undefined))
}
