import Pusher from 'pusher-js'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { clientOptions } from './client-options.ts'
import { createRecentEvents } from './recent-events.ts'
import type { Credentials } from '../session/credentials.ts'
import type { RealtimePlace } from './realtime.ts'

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
    pusher.subscribe(name).bind_global((event: string, data: unknown) => {
      const { _id: id, ...payload } = (data ?? {}) as { _id?: string }
      if (isNew(id)) deliver(pattern, event, payload)
    })
  }

  function leave(name: string) {
    pusher.channel(name)?.unbind_all()
    pusher.unsubscribe(name)
  }

  join(globalChannel.pattern, globalChannel().name)

  return {
    join,
    leave,

    /** Hears the private channel of a member, and no other's; for a visitor none. */
    authenticateAs(next: Credentials | undefined) {
      const before = who
      who = next
      if (before?.id === next?.id && before?.token === next?.token) return
      if (before) leave(memberChannel(before.id).name)
      if (next) join(memberChannel.pattern, memberChannel(next.id).name)
    },
  }
}
