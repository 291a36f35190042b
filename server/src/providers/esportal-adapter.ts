import { z } from 'zod'
import { wireLine } from '@loadout/contract/platform/wire.ts'
import { ESPORTAL_NAME_MOST } from '@loadout/contract/providers/esportal.ts'
import { askOutside } from '../platform/http/outbound/ask-outside.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'
import type { ProviderSettings } from './adapters.ts'
import { atStandIns } from './oauth-sites.ts'

/** Esportal publishes no documentation: this is what its own pages ask. */
const USER = 'https://esportal.com/api/user_profile/get'

const userSchema = z.object({
  username: wireLine({ most: ESPORTAL_NAME_MOST }),
  steam_id: z.union([z.string(), z.number()]).transform(String),
})
type EsportalUser = z.output<typeof userSchema>

/** Whose Steam account a name at Esportal belongs to; undefined when there is no such name. */
export type FindEsportalUser = (username: string) => Promise<EsportalUser | undefined>

/** Undefined when Esportal is not switched on. */
export function esportalAdapter({
  esportal,
  standIns,
}: ProviderSettings): FindEsportalUser | undefined {
  const origin = esportal ? undefined : standIns
  if (!esportal && origin === undefined) return undefined
  const url = origin === undefined ? USER : atStandIns(origin, 'esportal', USER)
  const { fetchJson } = askOutside({
    name: 'esportal',
    origins: [new URL(url).origin],
    isLocal: origin !== undefined,
  })
  return async (username) => {
    try {
      return await fetchJson(userSchema, { url: `${url}?${new URLSearchParams({ username })}` })
    } catch (error) {
      if (error instanceof OutboundError && error.status === 404) return undefined
      throw error
    }
  }
}
