import { expect, test } from 'vitest'
import { changePassword, resetPassword } from '@loadout/contract/accounts/accounts.ts'
import { authorizeChannel } from '@loadout/contract/realtime/authorize-channel.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { app } from '../../test/own-app.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { channelAuth, memberAuth } from '../platform/realtime/pusher-app.ts'

const own = ({ id }: { id: number }) => memberChannel(id).name

/** What a member is given for their own channel. */
const signed = (socketId: string, member: { id: number }, by = app) =>
  memberAuth(by, { socketId, channel: own(member), userId: member.id })

/** A socket of a member that hears their channel. */
async function connected(site: TestSite, member: { id: number }) {
  const credentials = await site.as(member)
  const socket = await openSocket(site.url)
  const ask = async () =>
    site.call(
      authorizeChannel,
      { socket_id: await socket.id(), channel_name: own(member) },
      credentials,
    )
  await socket.join(own(member), (await ask()).auth)
  return { ...socket, credentials, ask }
}

test('RT-10 RT-02 a member is given a signature for their own channel, with which their socket hears it', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const credentials = await site.as(member)
  const socket = await openSocket(site.url)
  const { auth } = await site.call(
    authorizeChannel,
    { socket_id: await socket.id(), channel_name: own(member) },
    credentials,
  )
  expect(auth).toBe(signed(await socket.id(), member))

  await socket.join(own(member), auth)
  await site.site.transaction((work) =>
    work.announce(memberChannel(member.id), 'completed-task', {
      points: 120,
      gained_points: 20,
      task_id: 3,
    }),
  )
  const told = await socket.told('completed-task')
  expect(told).toMatchObject({
    channel: own(member),
    data: { points: 120, gained_points: 20, task_id: 3 },
  })
})

test('RT-09 a socket hears what another program with the secret has signed for it, as the official libraries do', async () => {
  const { url } = await startSite()
  const socket = await openSocket(url)
  await socket.join('private-desk', channelAuth(app, await socket.id(), 'private-desk'))
})

test('RT-10 nobody without credentials is given a signature, and no credentials that are not valid help', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const input = { socket_id: '1.2', channel_name: own(member) }
  const refused = { status: 401, code: 'not_signed_in' }
  await expect(site.call(authorizeChannel, input)).rejects.toMatchObject(refused)
  await expect(
    site.call(authorizeChannel, input, { _u: member.id, _t: 'somebodys-token' }),
  ).rejects.toMatchObject(refused)
})

test('RT-10 K01 no member is given a signature for a channel that is not theirs, whatever it looks like', async () => {
  const site = await startSite()
  const [member, other] = [await site.make.member(), await site.make.member()]
  const credentials = await site.as(member)
  const names = [
    own(other),
    'private-user-0',
    `private-user-0${member.id}`,
    `private-user-${member.id} `,
    ` private-user-${member.id}`,
    `private-user-${member.id}\n`,
    `private-user-${member.id}:x`,
    `private-user-${member.id},private-user-${other.id}`,
    `Private-User-${member.id}`,
    `private-user-+${member.id}`,
    `private-user-${member.id}.0`,
    `private-user-${member.id}e0`,
    'private-user-',
    'private-user-*',
    'private-user-%',
    'private-',
    'private-support-ticket-1',
    `private-support-ticket-${member.id}`,
    `private-encrypted-user-${member.id}`,
    `presence-user-${member.id}`,
    `client-user-${member.id}`,
    'global',
    'private-global',
    '*',
    '__proto__',
    'constructor',
    ...Array.from({ length: 200 }, (_, id) => `private-user-${id + 100}`),
  ]
  for (const channel_name of names) {
    await expect(
      site.call(authorizeChannel, { socket_id: '1.2', channel_name }, credentials),
      JSON.stringify(channel_name),
    ).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  }
})

test('K02 a crafted socket id is refused before anything is signed', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const credentials = await site.as(member)
  const ids = [
    '',
    '1',
    '1.',
    '.2',
    '1.2.3',
    '1,2',
    '-1.2',
    '1.2 ',
    ' 1.2',
    '1.2\n',
    '1.2\r\n',
    `1.2:private-user-9`,
    '1.2:global',
    'a.b',
    '1e3.2',
    '0x1.2',
    '١.٢',
    `${'1'.repeat(40)}.2`,
  ]
  for (const socket_id of ids) {
    await expect(
      site.call(authorizeChannel, { socket_id, channel_name: own(member) }, credentials),
      JSON.stringify(socket_id),
    ).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  }
})

test('K03 the signature of another socket, another channel, another secret or none is not good enough', async () => {
  const site = await startSite()
  const [member, other] = [await site.make.member(), await site.make.member()]
  const [socket, another] = [await openSocket(site.url), await openSocket(site.url)]
  const channel = own(member)
  const id = await socket.id()
  const right = signed(id, member)
  const wrong = [
    signed(await another.id(), member),
    signed(id, other),
    signed(id, member, { ...app, secret: 'x' }),
    signed(id, member, { ...app, key: 'x' }),
    // Somebody else's, nobody's, one that says twice whose it is, and as a program would sign it.
    right.replace(`:${member.id}.`, `:${other.id}.`),
    right.replace(`:${member.id}.`, ':'),
    right.replace(`:${member.id}.`, `:${other.id}.${member.id}.`),
    channelAuth(app, id, own(other)),
    '',
    'x',
    app.key,
    `${app.key}:`,
    right.slice(0, -1),
    `${right}0`,
    right.toUpperCase(),
    ` ${right}`,
    undefined,
  ]
  for (const auth of wrong) socket.say({ event: 'pusher:subscribe', data: { channel, auth } })
  await socket.settle()
  expect(socket.all('pusher:subscription_error')).toEqual(
    wrong.map(() => ({
      event: 'pusher:subscription_error',
      channel,
      data: { type: 'AuthError', error: 'The signature is not valid', status: 401 },
    })),
  )
  expect(socket.all('pusher_internal:subscription_succeeded')).toEqual([])

  await another.join(channel, signed(await another.id(), member))
  await site.site.transaction((work) =>
    work.announce(memberChannel(member.id), 'force-change-username', {
      username: 'Haldor',
    }),
  )
  await another.told('force-change-username')
  await socket.settle()
  expect(socket.all('force-change-username')).toEqual([])
})

test('K04 whoever is disconnected hears nothing from then on, and comes back only while they are signed in', async () => {
  const site = await startSite()
  const [member, other] = [await site.make.member(), await site.make.member()]
  const [first, second, bystander] = [
    await connected(site, member),
    await connected(site, member),
    await connected(site, other),
  ]
  // Somebody who has kept a signature for later.
  const late = await openSocket(site.url)
  const kept = signed(await late.id(), member)

  await site.site.transaction(async (work) => {
    await site.site.sessions.end(work, first.credentials._t)
    await work.disconnect(member.id)
    await work.announce(memberChannel(member.id), 'add-ld-dollars', { amount: 500 })
  })
  expect([await first.closed(), await second.closed()]).toMatchObject([
    { code: 4100 },
    { code: 4100 },
  ])
  expect(
    [...first.frames, ...second.frames].filter(({ event }) => event === 'add-ld-dollars'),
  ).toEqual([])

  late.say({ event: 'pusher:subscribe', data: { channel: own(member), auth: kept } })
  expect(await late.closed()).toMatchObject({ code: 4100 })
  expect(late.all('pusher_internal:subscription_succeeded')).toEqual([])
  expect(bystander.isOpen()).toBe(true)

  await expect(first.ask()).rejects.toMatchObject({ status: 401 })
  const again = await openSocket(site.url)
  const { auth } = await site.call(
    authorizeChannel,
    { socket_id: await again.id(), channel_name: own(member) },
    second.credentials,
  )
  await again.join(own(member), auth)
})

test('K04 a transaction that is rolled back disconnects nobody', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const socket = await connected(site, member)
  await expect(
    site.site.transaction(async (work) => {
      await work.disconnect(member.id)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await site.site.transaction((work) =>
    work.announce(memberChannel(member.id), 'add-user-flag', { flag: 128 }),
  )
  await socket.told('add-user-flag')
  expect(socket.isOpen()).toBe(true)
})

test('K04 a session that has ended is given no signature, not even in the second in which other calls still believe it', async () => {
  const site = await startSite()
  const member = await site.make.member()
  const socket = await connected(site, member)
  // Ended by another process: this one has heard nothing of it.
  await site.db.deleteFrom('session').execute()
  await expect(socket.ask()).rejects.toMatchObject({ status: 401 })
})

test.each(['change', 'reset'])(
  'D04 K04 a %s of the password closes every socket of the member, and only the new session comes back',
  async (way) => {
    const site = await startSite()
    const member = await site.make.member({
      password: 'correct horse',
      email: 'haldor@mail.example',
    })
    const [first, second] = [await connected(site, member), await connected(site, member)]
    const { token } =
      way === 'change'
        ? await site.call(
            changePassword,
            { current_password: 'correct horse', new_password: 'battery staple' },
            first.credentials,
          )
        : await site.call(resetPassword, {
            ...(await site.make.resetLink(member)),
            password: 'battery staple',
          })

    expect([await first.closed(), await second.closed()]).toMatchObject([
      { code: 4100 },
      { code: 4100 },
    ])
    for (const { ask } of [first, second])
      await expect(ask()).rejects.toMatchObject({ status: 401 })
    const again = await openSocket(site.url)
    const { auth } = await site.call(
      authorizeChannel,
      { socket_id: await again.id(), channel_name: own(member) },
      { _u: member.id, _t: token },
    )
    await again.join(own(member), auth)
  },
)
