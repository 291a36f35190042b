import type { Options } from 'pusher-js'
import type { Credentials } from '../session/credentials.ts'
import type { RealtimePlace } from './realtime.ts'

type Page = Pick<Location, 'protocol' | 'hostname' | 'port'>

/**
 * What the client of the Pusher protocol is told (RT-09 to RT-12). Who asks for a private channel
 * is known when it is asked for.
 */
export function clientOptions(
  { realtime: address, apiHost }: RealtimePlace,
  page: Page,
  who: () => Credentials | undefined,
): Options {
  return {
    cluster: address.cluster,
    ...socketOptions(address, page),
    enableStats: false,
    activityTimeout: 120_000,
    pongTimeout: 30_000,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `${apiHost}/user/pusher/auth`,
      paramsProvider: () => {
        const member = who()
        return member ? { _u: member.id, _t: member.token } : {}
      },
    },
  }
}

/**
 * A hosted service is found by its cluster; the site's own sockets, and those of a service
 * elsewhere, by where they are.
 */
function socketOptions({ hosted, host }: RealtimePlace['realtime'], page: Page): Partial<Options> {
  if (hosted && host === undefined) return { forceTLS: true }
  const { protocol, hostname, port } = host === undefined ? page : new URL(host)
  const forceTLS = protocol === 'https:'
  const at = Number(port) || (forceTLS ? 443 : 80)
  return { forceTLS, wsHost: hostname, wsPort: at, wssPort: at }
}
