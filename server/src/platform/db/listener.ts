import pg from 'pg'
import { OPENING_MS } from './database.ts'

const RECONNECT_MS = 500
const CLOSE_TIMEOUT_MS = 1_000

type Subscription = {
  channel: string
  onMessage: (payload: string) => void
  /** It listens, for the first time or again: what was sent before that did not arrive. */
  onListening: () => void
}

export type Listener = ReturnType<typeof createListener>

/**
 * What the processes of a site tell each other through PostgreSQL: one connection that listens for
 * all who subscribe, which they do before `start`.
 */
export function createListener({ url, log }: { url: string; log: (message: string) => void }) {
  const subscriptions = new Map<string, Subscription>()
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function listen() {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'loadout listener',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: OPENING_MS,
    })
    const lost = () => {
      if (closed || client !== next) return
      client = undefined
      timer = setTimeout(() => void listen(), RECONNECT_MS)
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ channel, payload = '' }) =>
      subscriptions.get(channel)?.onMessage(payload),
    )
    client = next
    try {
      await next.connect()
      await next.query([...subscriptions.keys()].map((channel) => `listen ${channel}`).join('; '))
      for (const { onListening } of subscriptions.values()) onListening()
    } catch (error) {
      log(`listener: ${(error as Error).message}`)
      void next.end().catch(() => undefined)
      lost()
    }
  }

  return {
    subscribe: (subscription: Subscription) =>
      void subscriptions.set(subscription.channel, subscription),
    /** Resolves when it listens for the first time, or has tried in vain and will again. */
    start: () => listen(),
    isClosed: () => closed,
    async close() {
      closed = true
      clearTimeout(timer)
      // A frozen server never closes its end.
      await Promise.race([
        client?.end().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS)),
      ])
    },
  }
}
