import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { notAllowed, notSignedIn } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'

export function realtimeRoutes({ db, serve, sessions, realtime, maySubscribe }: Site) {
  serve(authorizeChannel, async ({ input: { socket_id, channel_name }, caller }) => {
    // A signature lasts as long as its socket, so who asks is not taken from memory (checklist K01,
    // K04).
    sessions.invalidate(caller.id)
    const now = await sessions.find({ userId: caller.id, token: caller.token })
    if (!now) throw notSignedIn()
    if (!(await maySubscribe(db, now, channel_name))) throw notAllowed()
    return { auth: realtime.authorize(socket_id, channel_name, caller.id) }
  })
}
