import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { app } from '../../../test/own-app.ts'
import { openSocket } from '../../../test/raw-socket.ts'
import { startSite } from '../../../test/start-site.ts'
import { signedQuery } from './pusher-app.ts'

const path = `/apps/${app.id}/events`
const event = (more: object = {}) =>
  JSON.stringify({ name: 'news', data: '{"title":"Northwind win"}', channels: ['room'], ...more })
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

test('K01 a request to send events counts when it is signed, for this body and this address, and not ten minutes old', async () => {
  const { url, clock } = await startSite()
  const socket = await openSocket(url)
  await socket.join('room')
  const send = async (query: string, body = event(), method = 'POST', at = path) =>
    (
      await fetch(`${url}${at}?${query}`, {
        method,
        ...(method === 'POST' ? { body } : {}),
        headers: { 'content-type': 'application/json' },
      })
    ).status
  const moved = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  const sign = (body = event(), at = clock.now()) =>
    signedQuery(app, { method: 'POST', path, body, at })
  const right = sign()

  expect(await send(right)).toBe(200)
  await socket.told('news')
  for (const seconds of [-599, 599]) expect(await send(sign(event(), moved(seconds)))).toBe(200)
  const other = event({ name: 'other' })
  const wrong = [
    '',
    'x',
    right.slice(0, -1),
    `${right}0`,
    right.replace('auth_signature', 'signature'),
    right.replace(/auth_timestamp=\d+/, 'auth_timestamp=NaN'),
    right.replace(
      /auth_timestamp=\d+/,
      `auth_timestamp=${Math.floor(clock.now().getTime() / 1000) + 1}`,
    ),
    `${right}&more=1`,
    right.replace(app.key, 'x'),
    sign(other),
    sign(other).replace(md5(other), md5(event())),
    sign(event(), moved(-602)),
    sign(event(), moved(602)),
    signedQuery({ ...app, secret: 'x' }, { method: 'POST', path, body: event(), at: clock.now() }),
    signedQuery(app, { method: 'GET', path, body: event(), at: clock.now() }),
    signedQuery(app, { method: 'POST', path: '/apps/1/events', body: event(), at: clock.now() }),
    signedQuery(app, { method: 'POST', path, body: '', at: clock.now() }),
  ]
  for (const query of wrong) expect(await send(query), query).toBe(401)
  expect(await send(right, event().replace('Northwind', 'Southwind'))).toBe(401)
  expect(await send('', '', 'GET', `/apps/${app.id}/channels`)).toBe(401)
  // All that was sent before has been told when this is.
  const last = event({ name: 'last' })
  expect(await send(sign(last), last)).toBe(200)
  await socket.told('last')
  expect(socket.all('news')).toHaveLength(3)
})

test('K06 what is signed and no event is refused', async () => {
  const { url, clock, get } = await startSite()
  const bodies = [
    '{',
    'null',
    '[]',
    '{}',
    event({ name: '' }),
    event({ name: 5 }),
    event({ name: 'cut off' }),
    event({ name: 'x'.repeat(201) }),
    event({ data: {} }),
    event({ data: 'ä'.repeat(5_121) }),
    event({ channels: [] }),
    event({ channels: ['a b'] }),
    event({ channels: [5] }),
    event({ channels: undefined }),
    event({ channel: 'room' }),
    event({ channels: Array.from({ length: 101 }, (_, number) => `room-${number}`) }),
    event({ socket_id: '1' }),
  ]
  for (const body of bodies) {
    const response = await fetch(
      `${url}${path}?${signedQuery(app, { method: 'POST', path, body, at: clock.now() })}`,
      { method: 'POST', body, headers: { 'content-type': 'application/json' } },
    )
    expect(response.status, body.slice(0, 80)).toBe(400)
  }
  expect((await get('/healthz')).status).toBe(200)
})
