import { DEVELOPMENT_SECRET } from '../src/configured-server.ts'
import { ownApp, signedQuery } from '../src/platform/realtime/pusher-app.ts'

/** The Pusher application of a site that was started without a secret of its own. */
export const app = ownApp(DEVELOPMENT_SECRET)

/** The address to which an event is sent, signed for its body. */
export function signedEventAddress(body: string): string {
  const path = `/apps/${app.id}/events`
  return `${path}?${signedQuery(app, { method: 'POST', path, body, at: new Date() })}`
}
