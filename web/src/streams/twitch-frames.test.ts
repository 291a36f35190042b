import { expect, test } from 'vitest'
import { chatAddress, playerAddress } from './twitch-frames.ts'

test('STREAM-18 player and chat are told where they are framed', () => {
  expect(playerAddress('harbour_cup', 'community.example')).toBe(
    'https://player.twitch.tv/?channel=harbour_cup&parent=community.example&autoplay=true',
  )
  expect(chatAddress('harbour_cup', 'community.example')).toBe(
    'https://www.twitch.tv/embed/harbour_cup/chat?parent=community.example&darkpopout',
  )
})
