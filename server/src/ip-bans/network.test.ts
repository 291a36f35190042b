import { expect, test } from 'vitest'
import { blockListOf, isIn, networkText, readNetwork } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['203.0.113.77/24', '203.0.113.0/24'],
  ['10.1.255.255/23', '10.1.254.0/23'],
  ['172.16.9.9/16', '172.16.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:DB8::1', '2001:db8::/64'],
  ['2001:db8::1/128', '2001:db8::/64'],
  ['2001:db8:ffff:ffff::/48', '2001:db8:ffff::/48'],
  ['2001:db8:abcd:ef12::/60', '2001:db8:abcd:ef10::/60'],
  ['2001:db8::/32', '2001:db8::/32'],
  ['::1', '::/64'],
])('ADMIN-07 "%s" is the network %s', (typed, text) => {
  const network = readNetwork(typed)
  expect(typeof network === 'object' && networkText(network)).toBe(text)
})

test.each([
  ['', 'network_invalid'],
  ['203.0.113', 'network_invalid'],
  ['203.0.113.256', 'network_invalid'],
  ['203.0.113.7/33', 'network_invalid'],
  ['203.0.113.7/', 'network_invalid'],
  ['203.0.113.7/a', 'network_invalid'],
  ['203.0.113.7/24/24', 'network_invalid'],
  ['example.com', 'network_invalid'],
  ['2001:db8::1/129', 'network_invalid'],
  ['fe80::1%eth0', 'network_invalid'],
  ['::ffff:cb00:7107', 'network_invalid'],
  ['0:0:0:0:0:ffff:203.0.113.7', 'network_invalid'],
  ['::0:ffff:203.0.113.7', 'network_invalid'],
  ['0.0.0.0/0', 'network_too_wide'],
  ['10.0.0.0/15', 'network_too_wide'],
  ['::/0', 'network_too_wide'],
  ['2001:db8::/31', 'network_too_wide'],
])('ADMIN-07 "%s" is refused as %s', (typed, code) => {
  expect(readNetwork(typed)).toBe(code)
})

test.each([
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['198.51.100.0', true],
  ['198.51.100.255', true],
  ['198.51.101.0', false],
  ['2001:db8:0:7::/64', true],
  ['2001:db8:0:8::/64', false],
  ['2001:db8:ffff:1::/64', true],
  ['2001:db8:fffe:1::/64', false],
  ['', false],
  ['unknown', false],
])('ADMIN-07 whether %s is banned is %s', (caller, banned) => {
  expect(
    isIn(
      blockListOf(['203.0.113.7', '198.51.100.0/24', '2001:db8:0:7::/64', '2001:db8:ffff::/48']),
      caller,
    ),
  ).toBe(banned)
})

test.each(['::/64', '::1', '::/32', '::203.0.113.7'])(
  'ADMIN-07 the ban of %s is felt by nobody who comes from IPv4',
  (typed) => {
    const list = blockListOf([typed])
    expect([
      isIn(list, '0:0:0:0::/64'),
      isIn(list, '203.0.113.7'),
      isIn(list, '127.0.0.1'),
    ]).toEqual([true, false, false])
  },
)
