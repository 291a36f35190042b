import type { OAuthKeys } from './providers/oauth-sites.ts'
import type { ProviderSettings } from './providers/adapters.ts'
import type { TwitchKeys } from './streams/helix.ts'
import { urlOrigin, WrongConfiguration, type Environment } from './configuration-values.ts'

/**
 * Which external accounts there are: of those without keys none, or outside of production stand-ins
 * on this machine (AMB-78).
 */
export function providers(environment: Environment, production: boolean): ProviderSettings {
  return {
    standIns: standIns(environment['PROVIDER_STAND_INS'], production),
    keys: {
      twitch: keys(environment, 'TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET'),
      facebook: keys(environment, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'),
      twitter: keys(environment, 'TWITTER_CLIENT_ID', 'TWITTER_CLIENT_SECRET'),
    },
    steam: isOn('STEAM_LOGIN', environment['STEAM_LOGIN']),
    esportal: isOn('ESPORTAL', environment['ESPORTAL']),
  }
}

/** The same application at Twitch says who is live; without keys nobody is asked. */
export function twitch(environment: Environment, production: boolean): TwitchKeys | undefined {
  const { TWITCH_STAND_IN: standIn } = environment
  if (production && standIn !== undefined)
    throw new WrongConfiguration('TWITCH_STAND_IN must not be set in production.')
  const application = keys(environment, 'TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET')
  return (
    application && {
      ...application,
      standIn: standIn === undefined ? undefined : urlOrigin('TWITCH_STAND_IN', standIn),
    }
  )
}

/** Whoever reaches them is whoever they say, so no site of others has them. */
function standIns(text: string | undefined, production: boolean): string | undefined {
  if (text === undefined || text === 'off') return undefined
  if (production) throw new WrongConfiguration('PROVIDER_STAND_INS must be off in production.')
  return urlOrigin('PROVIDER_STAND_INS', text)
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

function isOn(name: string, text: string | undefined): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off')
    throw new WrongConfiguration(`${name} must be one of on, off, not "${text}".`)
  return text === 'on'
}
