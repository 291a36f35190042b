import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemRandom } from '../platform/random.ts'
import { hashPassword } from './password.ts'

const PHC = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

test('E01 a password is stored as argon2id of 19 MiB and two passes, with a salt of 16 bytes and a tag of 32', async () => {
  const [, salt = '', tag = ''] = PHC.exec(await hashPassword(systemRandom, 'loadout-demo')) ?? []
  const nonce = Buffer.from(salt, 'base64')
  expect(nonce).toHaveLength(16)
  const again = argon2Sync('argon2id', {
    message: Buffer.from('loadout-demo'),
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
  })
  expect(tag).toBe(again.toString('base64').replace('=', ''))
})

test('E01 two people with the same password have different hashes', async () => {
  expect(await hashPassword(systemRandom, 'loadout-demo')).not.toBe(
    await hashPassword(systemRandom, 'loadout-demo'),
  )
})

test('E01 the salt comes from the injected randomness, and every letter of the password counts', async () => {
  const still = { bytes: (length: number) => Buffer.alloc(length, 7) }
  expect(await hashPassword(still, 'pässword')).toBe(await hashPassword(still, 'pässword'))
  expect(await hashPassword(still, 'pässword')).not.toBe(await hashPassword(still, 'passord'))
})
