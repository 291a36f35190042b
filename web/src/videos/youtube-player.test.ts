import { expect, test } from 'vitest'
import { playerAddress, saidBy } from './youtube-player.ts'

const paused = { state: 'paused', position: 3 } as const

test.each([
  [
    { event: 'onStateChange', info: 1 },
    { state: 'playing', position: 3 },
  ],
  [
    { event: 'onStateChange', info: 0 },
    { state: 'ended', position: 3 },
  ],
  [{ event: 'onStateChange', info: 3 }, paused],
  [
    { event: 'infoDelivery', info: { currentTime: 4.5 } },
    { state: 'paused', position: 4.5 },
  ],
  [
    { event: 'initialDelivery', info: { currentTime: 0, playerState: 1 } },
    { state: 'playing', position: 0 },
  ],
])('VIDEO-17 a player that says %o is understood', (message, understood) => {
  expect(saidBy(JSON.stringify(message), paused)).toEqual(understood)
})

test.each([undefined, 5, '', '{', 'null', '{"event":"apiInfoDelivery"}', '{"info":null}', '[1]'])(
  'C06 %o says nothing',
  (message) => {
    expect(saidBy(message, paused)).toBeUndefined()
  },
)

test('VIDEO-07 the player is that of the host that sets no cookies, and knows who may listen', () => {
  expect(playerAddress('aqz-KE-bpKQ', 'https://loadout.example')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1&origin=https%3A%2F%2Floadout.example',
  )
})
