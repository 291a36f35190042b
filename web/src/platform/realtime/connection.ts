import Pusher, { type Channel } from 'pusher-js'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { clientOptions } from './client-options.ts'
import { createRecentEvents } from './recent-events.ts'
import type { Credentials } from '../session/credentials.ts'
import { doubtSession } from '../session/session.ts'
import type { RealtimePlace } from './realtime.ts'

/** Before a channel is asked for again: at first, and at most. */
const SHORTEST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

export type Connection = ReturnType<typeof openConnection>

/**
 * The one connection of a page. This file is fetched when it is first needed, and with it the
 * official client.
 */
export function openConnection(
  place: RealtimePlace,
  deliver: (pattern: string, event: string, payload: unknown) => void,
) {
  let who: Credentials | undefined
  const isNew = createRecentEvents()
  const pusher = new Pusher(
    place.realtime.key,
    clientOptions(place, location, () => who),
  )

  function join(pattern: string, name: string) {
    const channel = pusher.subscribe(name)
    askAgain(channel)
    channel.bind_global((event: string, data: unknown) => {
      const { _id: id, ...payload } = (data ?? {}) as { _id?: string }
      if (isNew(id)) deliver(pattern, event, payload)
    })
  }

  /**
   * The client asks for a private channel once on each connection. What failed for a moment, as at
   * a limit, is asked for again for as long as the channel is wanted.
   */
  function askAgain(channel: Channel) {
    const { name } = channel
    let pause = SHORTEST_PAUSE_MS
    channel.bind('pusher:subscription_succeeded', () => {
      pause = SHORTEST_PAUSE_MS
    })
    channel.bind('pusher:subscription_error', ({ status }: { status?: number }) => {
      if (status === 401) doubtSession()
      if (status === 401 || status === 403) return
      setTimeout(() => {
        if (pusher.channel(name) === channel) pusher.subscribe(name)
      }, pause)
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    })
  }

  function leave(name: string) {
    pusher.channel(name)?.unbind_all()
    pusher.unsubscribe(name)
  }

  /**
   * With another token of the same member: what was refused, or is still asked for, with the one of
   * before is asked for on a connection of its own.
   */
  function connectAnew() {
    pusher.disconnect()
    pusher.connect()
  }

  join(globalChannel.pattern, globalChannel().name)

  return {
    join,
    leave,

    /** Hears the private channel of a member, and no other's; for a visitor none. */
    authenticateAs(next: Credentials | undefined) {
      const before = who
      who = next
      if (before?.token === next?.token) return
      if (before?.id === next?.id) return connectAnew()
      if (before) leave(memberChannel(before.id).name)
      if (next) join(memberChannel.pattern, memberChannel(next.id).name)
    },
  }
}
