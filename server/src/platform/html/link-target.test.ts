import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

test.each(['/', '/news/1/x', '/tags/1/final?page=2#top', '/a%2Fb', '/:x', '/@x'])(
  'H05 %j leads to the site itself',
  (href) => {
    expect(linkTarget(href)).toBe('own')
  },
)

test.each([
  'https://loadout.example',
  'http://loadout.example/x',
  'HTTPS://loadout.example',
  'https://one.invalid/x',
])('H05 %j leads plainly elsewhere', (href) => {
  expect(linkTarget(href)).toBe('elsewhere')
})

test.each([
  '',
  'x',
  '#top',
  '?x=1',
  './x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https:',
  'https:x',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://a b',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JavaScript://evil.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.example/x',
  'mailto:x@evil.example',
  // The two sites it is tried on are no way around it either.
  '/\\one.invalid/x',
  '/\\other.invalid/x',
  '/\\\\one.invalid',
  '/\\/other.invalid',
  // Browsers take some of these out before they read an address.
  '/ne\tws',
  '/ne\nws',
  '/\t/evil.example',
  'https://evil.example/\r',
  '/\u0000',
  '/\u0085',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
])('H05 %j leads nowhere', (href) => {
  expect(linkTarget(href)).toBeUndefined()
})
