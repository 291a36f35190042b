import { expect, test } from 'vitest'
import { isLinkAddress } from './link-address.ts'

test.each([
  '/news',
  '/tags/1/final?x=1#top',
  'https://loadout.example',
  'HTTP://loadout.example/x',
])('H05 %s is an address for a link', (address) => {
  expect(isLinkAddress(address)).toBe(true)
})

test.each([
  '',
  'news',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:x()',
  'data:text/html,x',
  'https://',
  'https:x',
  '#top',
  '/a b',
  ' /news',
  'mailto:a@b.example',
])('H05 "%s" is none', (address) => {
  expect(isLinkAddress(address)).toBe(false)
})
