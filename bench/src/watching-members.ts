/**
 * Members who watch, in a process of their own: told whom, and asked at the end what came of it.
 */
import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'
import { WATCHED_SECONDS } from '@loadout/contract/videos/watch-sessions.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { memberAuth } from '../../server/src/platform/realtime/pusher-app.ts'
import { app } from '../../server/test/own-app.ts'
import type { Member } from './standing-database.ts'

/** Four times as often as the protocol asks for. */
const HEARTBEAT_MS = 30_000
const AT_ONCE = 50

type Task = { url: string; members: Member[]; videoId: number; roundMs: number }

const agent = new Agent({ keepAlive: true, maxSockets: 20 })
let calls = 0
let refused = 0

process.once('message', async (task: Task) => {
  const { url, members, roundMs } = task
  for (let from = 0; from < members.length; from += AT_ONCE)
    await Promise.all(members.slice(from, from + AT_ONCE).map((member) => join(url, member)))
  members.forEach((member, place) => {
    const offset = (place / members.length) * roundMs
    setTimeout(() => watchAgainAndAgain(task, member), offset)
  })
  process.once('message', () => process.send?.({ calls, refused }))
  process.send?.('all are there')
})

/** A session a round: begun, reported after ten seconds, and ended before the next begins. */
function watchAgainAndAgain({ url, videoId, roundMs }: Task, member: Member) {
  const send = (step: string, more = '') =>
    void call(`${url}/api/tv/video/session/${step}`, member, `video_id=${videoId}${more}`)
  const watch = () => {
    send('start')
    setTimeout(() => send('update', `&seconds=${WATCHED_SECONDS}`), WATCHED_SECONDS * 1_000 + 500)
    setTimeout(() => send('stop'), roundMs - 5_000)
  }
  watch()
  setInterval(watch, roundMs)
}

/** Resolves when the member's socket hears their channel; from then on it shows that it lives. */
const join = (url: string, { id }: Member) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${app.key}?protocol=7`, {
      perMessageDeflate: false,
    })
    const say = (event: string, data: object = {}) => socket.send(JSON.stringify({ event, data }))
    const channel = memberChannel(id).name
    socket.once('error', reject)
    socket.on('message', (text: Buffer) => {
      const { event, data } = JSON.parse(String(text)) as { event: string; data: string }
      if (event === 'pusher:ping') say('pusher:pong')
      if (event === 'pusher:connection_established') {
        const { socket_id: socketId } = JSON.parse(data) as { socket_id: string }
        say('pusher:subscribe', {
          channel,
          auth: memberAuth(app, { socketId, channel, userId: id }),
        })
      }
      if (event !== 'pusher_internal:subscription_succeeded') return
      setInterval(() => say('pusher:ping'), HEARTBEAT_MS)
      resolve()
    })
  })

const call = (url: string, { id, token }: Member, parameters: string) =>
  new Promise<void>((resolve) => {
    calls++
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      (response) => {
        if (response.statusCode !== 200) refused++
        response.resume()
        response.once('end', resolve)
      },
    )
    sent.once('error', () => {
      refused++
      resolve()
    })
    sent.end(`${parameters}&_u=${id}&_t=${token}`)
  })
