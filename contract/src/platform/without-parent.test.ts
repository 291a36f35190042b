import { expect, test } from 'vitest'
import { withoutParent } from './without-parent.ts'

const PLAYER = 'https://player.twitch.tv/?channel=harbour_cup'

test.each([
  [`${PLAYER}&parent=old.example`, PLAYER],
  ['https://player.twitch.tv/?parent=a.example&channel=harbour_cup&parent=b.example', PLAYER],
  [
    'https://www.twitch.tv/embed/harbour_cup/chat?parent=a.example',
    'https://www.twitch.tv/embed/harbour_cup/chat',
  ],
  [
    'https://clips.twitch.tv/embed?clip=Abc&PARENT=a.example',
    'https://clips.twitch.tv/embed?clip=Abc',
  ],
  [PLAYER, PLAYER],
  ['https://evil.example/?parent=a', 'https://evil.example/?parent=a'],
  [
    'https://player.twitch.tv.evil.example/?parent=a',
    'https://player.twitch.tv.evil.example/?parent=a',
  ],
])('STREAM-19 of the address %s is kept %s', (address, kept) => {
  expect(withoutParent(address)).toBe(kept)
})
