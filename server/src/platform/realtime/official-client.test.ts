import { expect, onTestFinished, test } from 'vitest'
import { globalChannel } from '@loadout/contract/realtime/global-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { eventually } from '../../../test/eventually.ts'
import { app } from '../../../test/own-app.ts'
import { startSite, type TestSite } from '../../../test/start-site.ts'

type Client = {
  connection: {
    state: string
    socket_id: string
    bind: (event: string, heard: (data: unknown) => void) => void
  }
  subscribe: (name: string) => {
    subscribed: boolean
    bind: (event: string, heard: (data: never) => void) => void
  }
  disconnect: () => void
}
type OpenClient = new (key: string, options: object) => Client

/**
 * The official client as it is for Node: the web part has the one for browsers, and its types with
 * it.
 */
const { default: module } = (await import('pusher-js')) as unknown as {
  default: OpenClient | { Pusher: OpenClient }
}
const Pusher = 'Pusher' in module ? module.Pusher : module

function open(site: TestSite, params: object = {}) {
  const { hostname, port } = new URL(site.url)
  const client = new Pusher(app.key, {
    cluster: 'eu',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    activityTimeout: 120_000,
    pongTimeout: 30_000,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `${site.url}/api/user/pusher/auth`,
      params,
    },
  })
  onTestFinished(() => client.disconnect())
  return client
}

test('RT-01 RT-02 RT-10 the official client connects, hears everybody’s channel and its member’s own, and is refused another', async () => {
  const site = await startSite()
  const [member, other] = [await site.make.member(), await site.make.member()]
  const client = open(site, await site.as(member))
  const [everybody, own, foreign] = [
    client.subscribe(globalChannel().name),
    client.subscribe(memberChannel(member.id).name),
    client.subscribe(memberChannel(other.id).name),
  ]
  const heard: unknown[] = []
  everybody.bind('site-notice', (data) => heard.push(data))
  own.bind('completed-task', (data) => heard.push(data))
  const refused: unknown[] = []
  foreign.bind('pusher:subscription_error', (data) => refused.push(data))
  await eventually(() => expect([everybody.subscribed, own.subscribed]).toEqual([true, true]))
  await eventually(() => expect(refused).toMatchObject([{ type: 'AuthError', status: 403 }]))

  await site.make.notice('Back at noon.')
  await site.site.transaction((work) =>
    work.announce(memberChannel(other.id), 'completed-task', {
      points: 1,
      gained_points: 1,
      task_id: 1,
    }),
  )
  await site.site.transaction((work) =>
    work.announce(memberChannel(member.id), 'completed-task', {
      points: 120,
      gained_points: 20,
      task_id: 3,
    }),
  )
  await eventually(() =>
    expect(heard).toMatchObject([
      { message: 'Back at noon.', enabled: true },
      { points: 120, gained_points: 20, task_id: 3 },
    ]),
  )
})

test('K04 the official client comes back by itself after it was sent away, when its member is still signed in', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const client = open(site, await site.as(member))
  const own = client.subscribe(memberChannel(member.id).name)
  const heard: unknown[] = []
  own.bind('force-change-username', (data) => heard.push(data))
  await eventually(() => expect(own.subscribed).toBe(true))
  const first = client.connection.socket_id

  await site.site.transaction((work) => work.disconnect(member.id))
  await eventually(() =>
    expect([
      client.connection.state,
      own.subscribed,
      client.connection.socket_id === first,
    ]).toEqual(['connected', true, false]),
  )
  await site.site.transaction((work) =>
    work.announce(memberChannel(member.id), 'force-change-username', {
      username: 'Haldor',
    }),
  )
  await eventually(() => expect(heard).toMatchObject([{ username: 'Haldor' }]))
})
