import { expect, test } from 'vitest'
import { channel, channelId } from './channel.ts'

const member = channel('private-user-{id}', {})

test('RT-02 a channel of a kind is named after its id', () => {
  expect(member(7).name).toBe('private-user-7')
  expect(channel('global', {})().name).toBe('global')
})

test.each([
  ['private-user-1', 1],
  ['private-user-7', 7],
  ['private-user-2147483647', 2_147_483_647],
])('K01 the channel %s is that of %i', (name, id) => {
  expect(channelId(member, name)).toBe(id)
})

test.each([
  'private-user-',
  'private-user-0',
  'private-user-07',
  'private-user--7',
  'private-user-+7',
  'private-user- 7',
  'private-user-7 ',
  'private-user-7\n',
  '\nprivate-user-7',
  'private-user-7\0',
  'private-user-7a',
  'private-user-7,8',
  'private-user-7.0',
  'private-user-7e0',
  'private-user-0x7',
  'private-user-٧',
  'private-user-2147483648',
  'private-user-99999999999',
  'private-user-{id}',
  'private-user-undefined',
  'Private-user-7',
  'private-User-7',
  'xprivate-user-7',
  'private-user-private-user-7',
  'private-support-ticket-7',
  'presence-user-7',
  'private-user',
  'global',
  '',
  '7',
  '__proto__',
  'constructor',
])('K01 K02 "%s" is nobody’s channel', (name) => {
  expect(channelId(member, name)).toBeUndefined()
})
