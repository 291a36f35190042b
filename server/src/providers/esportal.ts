import { z } from 'zod'
import { LAST_MOMENT, wireLine } from '@loadout/contract/platform/wire.ts'
import { ESPORTAL_NAME_MAX } from '@loadout/contract/providers/esportal.ts'
import { askOutside } from '../platform/http/outbound/ask-outside.ts'
import { OutboundError } from '../platform/http/outbound/outbound-error.ts'
import type { ProviderSettings } from './adapters.ts'
import { atStandIns } from './oauth-sites.ts'

/** Esportal publishes no documentation: this is what its own pages ask. */
const USER = 'https://esportal.com/api/user_profile/get'
const MATCHES = 'https://esportal.com/api/user_profile/get_latest_matches'
const MAX_MATCHES = 50

const userSchema = z.object({
  username: wireLine({ max: ESPORTAL_NAME_MAX }),
  steam_id: z.union([z.string(), z.number()]).transform(String),
})

const gameSchema = z.object({
  id: z.int().positive(),
  /**
   * Unix seconds; null while it is played. What is far beyond is no date, and as a moment the
   * database would refuse it.
   */
  finished: z.int().min(0).max(LAST_MOMENT).nullable(),
  won: z.boolean(),
  tournament: z.boolean(),
  prime: z.boolean(),
})
const gamesSchema = z.array(gameSchema).max(MAX_MATCHES)
export type EsportalGame = z.output<typeof gameSchema>

export type Esportal = {
  /** Whose Steam account a name belongs to; undefined when there is no such name. */
  findUser: (username: string) => Promise<z.output<typeof userSchema> | undefined>
  /** None of a name that is there no more. */
  latestGames: (username: string) => Promise<EsportalGame[]>
}

/** Undefined when Esportal is not switched on. */
export function createEsportal({
  esportal,
  standIns,
}: Pick<ProviderSettings, 'esportal' | 'standIns'>): Esportal | undefined {
  const origin = esportal ? undefined : standIns
  if (!esportal && origin === undefined) return undefined
  const at = (url: string) => (origin === undefined ? url : atStandIns(origin, 'esportal', url))
  const { fetchJson } = askOutside({
    name: 'esportal',
    origins: [new URL(at(USER)).origin],
    isLocal: origin !== undefined,
  })

  async function askAbout<T extends z.ZodType>(
    username: string,
    { schema, url }: { schema: T; url: string },
  ): Promise<z.output<T> | undefined> {
    try {
      return await fetchJson(schema, { url: `${at(url)}?${new URLSearchParams({ username })}` })
    } catch (error) {
      if (error instanceof OutboundError && error.status === 404) return undefined
      throw error
    }
  }

  return {
    findUser: (username) => askAbout(username, { schema: userSchema, url: USER }),
    latestGames: async (username) =>
      (await askAbout(username, { schema: gamesSchema, url: MATCHES })) ?? [],
  }
}
