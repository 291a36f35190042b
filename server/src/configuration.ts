import { oneOf, WrongConfiguration, type Environment } from './configuration-values.ts'
import { communityConfiguration, type CommunityConfiguration } from './configured-community.ts'
import { readProviders, readTwitch } from './configured-providers.ts'
import { serverConfiguration, type Mode, type ServerConfiguration } from './configured-server.ts'
import { readMailServer, readRealtime, readS3, readWebhook } from './configured-services.ts'
import { readInstagram, readOwnPages } from './configured-social.ts'
import type { MailServer } from './platform/mail/mail-server.ts'
import type { S3Configuration } from './platform/media/s3-store.ts'
import type { RealtimeConfiguration } from './platform/realtime/realtime.ts'
import type { ProviderSettings } from './providers/adapters.ts'
import type { TwitchKeys } from './streams/helix.ts'
import type { Webhook } from './webhook/send-published-news.ts'

/** Other programs and sites that this one works with. */
type ServicesConfiguration = {
  /** Where the site itself is found elsewhere (SHARE-04). */
  ownPages: ReturnType<typeof readOwnPages>
  /** None: nothing is asked of Instagram. */
  instagram: ReturnType<typeof readInstagram>
  /** None: mails stay where they are written, for staff to read. */
  mailServer: MailServer | undefined
  /**
   * Whether links in mails reach anybody: elsewhere than in production staff pass them on
   * (AMB-136).
   */
  mailsArrive: boolean
  realtime: RealtimeConfiguration
  /** None: pictures that people send are kept in the data folder. */
  s3: S3Configuration | undefined
  /** None: nobody outside is told of news. */
  webhook: Webhook | undefined
  /** Sites with an account of which members sign in. */
  providers: ProviderSettings
  /** None: nobody asks Twitch who is live. */
  twitch: TwitchKeys | undefined
}

export type Configuration = Mode &
  ServerConfiguration &
  CommunityConfiguration &
  ServicesConfiguration & { demo: boolean }

/**
 * Everything the environment may say, checked before anything starts (checklist O09). An empty
 * variable counts as none.
 */
export function readConfiguration(
  given: Environment,
  flags: readonly string[] = [],
): Configuration {
  const environment: Environment = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== ''),
  )
  const production = isProduction(environment['NODE_ENV'])
  const development = environment['LOADOUT_DEV'] === '1'
  const demo = flags.includes('--demo') || (!production && !flags.includes('--no-demo'))
  if (production && development)
    throw new WrongConfiguration('LOADOUT_DEV must not be set in production.')

  const services = servicesConfiguration(environment, production)
  const hasMailServer = services.mailServer !== undefined
  return {
    production,
    development,
    ...serverConfiguration(environment, { production, development }),
    ...communityConfiguration(environment, { production, demo, hasMailServer }),
    ...services,
    mailsArrive: hasMailServer || !production,
    demo,
  }
}

/** A slip must not pass for the demo, whose passwords are public. */
const isProduction = (text = 'development'): boolean =>
  oneOf('NODE_ENV', text, ['production', 'development', 'test']) === 'production'

const servicesConfiguration = (
  environment: Environment,
  production: boolean,
): Omit<ServicesConfiguration, 'mailsArrive'> => ({
  ownPages: readOwnPages(environment, production),
  instagram: readInstagram(environment, production),
  mailServer: readMailServer(environment['SMTP_URL'], environment['MAIL_FROM']),
  realtime: readRealtime(environment),
  s3: readS3(environment),
  webhook: readWebhook(environment),
  providers: readProviders(environment, production),
  twitch: readTwitch(environment, production),
})
