import { z } from 'zod'
import { askOutside } from '../platform/http/outbound/ask-outside.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'
import type { ProviderSettings } from '../providers/adapters.ts'
import { atStandIns } from '../providers/oauth-sites.ts'

/** Esportal publishes no documentation: this is what its own pages ask. */
const MATCHES = 'https://esportal.com/api/user_profile/get_latest_matches'
const MOST = 50

const gameSchema = z.object({
  id: z.int().positive(),
  /** Unix seconds; null while it is played. */
  finished: z.int().nonnegative().nullable(),
  won: z.boolean(),
  tournament: z.boolean(),
  prime: z.boolean(),
})
export type EsportalGame = z.output<typeof gameSchema>

/** The latest games of a name at Esportal; none of a name that is there no more. */
export type FindLatestGames = (username: string) => Promise<EsportalGame[]>

/** Undefined when Esportal is not switched on. */
export function latestGamesAdapter({
  esportal,
  standIns,
}: Pick<ProviderSettings, 'esportal' | 'standIns'>): FindLatestGames | undefined {
  const origin = esportal ? undefined : standIns
  if (!esportal && origin === undefined) return undefined
  const url = origin === undefined ? MATCHES : atStandIns(origin, 'esportal', MATCHES)
  const { fetchJson } = askOutside({
    name: 'esportal games',
    origins: [new URL(url).origin],
    isLocal: origin !== undefined,
  })
  const schema = z.array(gameSchema).max(MOST)
  return async (username) => {
    try {
      return await fetchJson(schema, { url: `${url}?${new URLSearchParams({ username })}` })
    } catch (error) {
      if (error instanceof OutboundError && error.status === 404) return []
      throw error
    }
  }
}
