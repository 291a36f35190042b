import type { Clock } from '../clock.ts'
import { disconnectedMember, type WrittenEvent } from './outbox.ts'
import { signedQuery, type PusherApp } from './pusher-app.ts'

/** What the service takes in one request. */
const AT_ONCE = 10
const TIMEOUT_MS = 5_000

/** Hands events to a service that speaks the HTTP API of the Pusher protocol. */
export function publishHosted({
  app,
  host,
  clock,
  log,
}: {
  app: PusherApp
  host: string
  clock: Clock
  log: (message: string) => void
}) {
  async function send(events: readonly WrittenEvent[]) {
    const body = JSON.stringify({
      batch: events.map(({ channel, event, data, except_socket }) => ({
        channel,
        name: event,
        data,
        ...(except_socket === null ? {} : { socket_id: except_socket }),
      })),
    })
    const path = `/apps/${app.id}/batch_events`
    const response = await fetch(
      `${host}${path}?${signedQuery(app, { method: 'POST', path, body, at: clock.now() })}`,
      {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      },
    )
    await response.arrayBuffer()
    if (response.ok) return
    // What is refused would be refused again and hold up what follows.
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      return log(
        `realtime: the service refused ${events.length} events with status ${response.status}`,
      )
    throw new Error(`the service answered with status ${response.status}`)
  }

  return async (all: readonly WrittenEvent[]) => {
    // Whom a hosted service has let in, only it can send away; it does so by itself when the
    // connection ends.
    const events = all.filter((event) => disconnectedMember(event) === undefined)
    for (let first = 0; first < events.length; first += AT_ONCE)
      await send(events.slice(first, first + AT_ONCE))
  }
}
