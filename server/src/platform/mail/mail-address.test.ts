import { expect, test } from 'vitest'
import { isMailAddress } from './mail-address.ts'

test.each([
  'a@b.se',
  'haldor.berg+loadout@mail.community.example',
  "o'neill_99@xn--bcher-kva.example",
  `${'a'.repeat(70)}@${'b'.repeat(70)}.example`,
  'a@x--y.example',
])('%s is an address', (text) => {
  expect(isMailAddress(text)).toBe(true)
})

test.each([
  '',
  'haldor',
  'haldor@',
  '@community.example',
  'haldor@localhost',
  'haldor@-a.example',
  'haldor@a-.example',
  'haldor@a..example',
  'a b@c.example',
  'a@b.example\r\nbcc: c@d.example',
  'a@b.example\n',
  '\ra@b.example',
  'a@b.example\0',
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  'Haldor <a@b.example>',
  '<a@b.example>',
  '"a"@b.example',
  'a@b@c.example',
  'a@[127.0.0.1]',
  'ıris@b.example',
  'a@bücher.example',
  `a@${'b.'.repeat(130)}example`,
])('J03 %j is no address: nothing can hide in one', (text) => {
  expect(isMailAddress(text)).toBe(false)
})
