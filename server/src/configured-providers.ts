import type { OAuthKeys } from './providers/oauth-sites.ts'
import type { ProviderSettings } from './providers/adapters.ts'
import type { TwitchKeys } from './streams/helix.ts'
import {
  readSwitch,
  standIn,
  WrongConfiguration,
  type Environment,
} from './configuration-values.ts'

/**
 * Which external accounts there are: of those without keys none, or outside of production stand-ins
 * on this machine (AMB-78).
 */
export function readProviders(environment: Environment, production: boolean): ProviderSettings {
  return {
    standIns: standIn(environment, 'PROVIDER_STAND_INS', production),
    keys: {
      twitch: keys(environment, 'TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET'),
      facebook: keys(environment, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'),
      twitter: keys(environment, 'TWITTER_CLIENT_ID', 'TWITTER_CLIENT_SECRET'),
    },
    steam: readSwitch(environment, 'STEAM_LOGIN', false),
    esportal: readSwitch(environment, 'ESPORTAL', false),
  }
}

/** The same application at Twitch says who is live; without keys nobody is asked. */
export function readTwitch(environment: Environment, production: boolean): TwitchKeys | undefined {
  const origin = standIn(environment, 'TWITCH_STAND_IN', production)
  const application = keys(environment, 'TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET')
  return application && { ...application, standIn: origin }
}

function keys(environment: Environment, idName: string, secretName: string): OAuthKeys | undefined {
  const { [idName]: id, [secretName]: secret } = environment
  if (id === undefined && secret === undefined) return undefined
  if (!isKey(id) || !isKey(secret))
    throw new WrongConfiguration(`${idName} and ${secretName} must both be set, or none.`)
  return { id, secret }
}

const isKey = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 200 && /^[\w.:-]+$/.test(text)
