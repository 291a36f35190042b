import { expect, test } from 'vitest'
import { frameOn, frameOrigins, videoFrame } from './video-frame.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['https://youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  [
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['https://www.twitch.tv/videos/123456789', 'https://player.twitch.tv/?video=123456789'],
  ['https://www.twitch.tv/harbour_cup', 'https://player.twitch.tv/?channel=harbour_cup'],
])('HERO-04 the video at %s is framed as %s', (address, frame) => {
  expect(videoFrame(address)).toBe(frame)
  expect(videoFrame(frame)).toBe(frame)
  expect(frameOrigins.some((origin) => frame.startsWith(`${origin}/`))).toBe(true)
})

const lookAlikes = [
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  '//www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com\\@evil.example/watch?v=aqz-KE-bpKQ',
  'https://WWW.YOUTUBE.COM/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&x=1',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/embed/../redirect',
  'https://youtu.be/aqz-KE-bpKQ\n',
  ' https://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bp%51',
  'https://player.twitch.tv/?channel=x&parent=evil.example',
  'https://player.twitch.tv/?video=1?channel=abc',
  'https://twitch.tv.evil.example/abc',
  'https://www.twitch.tv/a/b',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://youtu.be/aqz-KE-bpKQ',
  'about:srcdoc',
  '',
  'https://www.youtube.com:443/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.:443/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com./watch?v=aqz-KE-bpKQ',
  'https://m.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtu.be:x@evil.example/aqz-KE-bpKQ',
  'https://xn--yutube-wqf.com/watch?v=aqz-KE-bpKQ',
  'https://www.y\u043Eutube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube\u3002com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com\u2044@evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com\t/watch?v=aqz-KE-bpKQ',
  'https:/www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https:\\\\www.youtube.com\\watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ#"><script>',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?origin=https://evil.example',
  'https://www.youtube-nocookie.com.evil.example/embed/aqz-KE-bpKQ',
  'https://evil-youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ" srcdoc="<script>',
  'https://player.twitch.tv@evil.example/?video=1',
  'https://player.twitch.tv.evil.example/?channel=abc',
  'https://player.twitch.tv/?channel=abc#',
  'https://clips.twitch.tv/embed?clip=abc',
  'view-source:https://youtu.be/aqz-KE-bpKQ',
  'JAVASCRIPT:https://youtu.be/aqz-KE-bpKQ',
  // Where a pattern says a dot or a question mark, nothing else will do.
  'https://youtu/be/aqz-KE-bpKQ',
  'https://www/youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube/com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watcv=aqz-KE-bpKQ',
  'https://www/youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie/com/embed/aqz-KE-bpKQ',
  'https://www/twitch.tv/videos/123456789',
  'https://www.twitch/tv/videos/123456789',
  'https://player/twitch.tv/?video=123456789',
  'https://player.twitch/tv/?video=123456789',
  'https://player.twitch.tvvideo=123456789',
  'https://www/twitch.tv/abc',
  'https://www.twitch/tv/abc',
  'https://player/twitch.tv/?channel=abc',
  'https://player.twitch/tv/?channel=abc',
  'https://player.twitch.tvchannel=abc',
]

test.each(lookAlikes)('H04 %s is no video', (address) => {
  expect(videoFrame(address)).toBeUndefined()
})

test('H04 more than forty addresses look like a video and are none', () => {
  expect(new Set(lookAlikes).size).toBeGreaterThan(40)
})

test('STREAM-18 H04 Twitch is told where it is framed, and nobody else is', () => {
  expect(frameOn('https://player.twitch.tv/?channel=harbour_cup', 'community.example')).toBe(
    'https://player.twitch.tv/?channel=harbour_cup&parent=community.example',
  )
  expect(frameOn('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'community.example')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  )
})
