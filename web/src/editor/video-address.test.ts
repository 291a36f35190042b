import { expect, onTestFinished, test, vi } from 'vitest'
import { videoFrame } from '@loadout/contract/platform/video-frame.ts'
import { videoAddress } from './video-address.ts'

test.each([
  [' https://youtu.be/dQw4w9WgXcQ?si=Abc_123 ', 'https://youtu.be/dQw4w9WgXcQ'],
  [
    'https://www.youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=30s',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=5" title="A map" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ],
  [
    '<iframe src="https://player.twitch.tv/?channel=northwind&amp;parent=www.example.com" height="378"></iframe>',
    'https://player.twitch.tv/?channel=northwind',
  ],
])('STREAM-19 of %s a player is made as it is copied from its site', (copied, address) => {
  expect(videoAddress(copied)).toBe(address)
  expect(videoFrame(address)).toBeDefined()
})

test('STREAM-19 a browser that cannot yet take an address apart without a throw knows videos, too', () => {
  // Chrome 125 and Safari 17.5.
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function')
  })
  expect(videoAddress('https://youtu.be/dQw4w9WgXcQ?si=Abc_123')).toBe(
    'https://youtu.be/dQw4w9WgXcQ',
  )
})

test.each([
  'https://videos.example/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  '<iframe src="https://evil.example/"></iframe>',
  '<script src="https://www.youtube.com/embed/dQw4w9WgXcQ"></script>',
  'no address',
])('H04 %s is no video', (copied) => expect(videoFrame(videoAddress(copied))).toBeUndefined())
