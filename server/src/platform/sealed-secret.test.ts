import { expect, test } from 'vitest'
import { systemRandom as random } from './random.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'

const secret = 'the secret of this site, as long as it needs to be'
const seal = { use: 'app keys', owner: 'user 1' }
const plain = Buffer.from('what must not lie about')
const sealed = () => sealSecret({ secret, random }, seal, plain)

test('what is sealed is read again with the secret of the site, and looks different each time', () => {
  expect(openSecret(secret, seal, sealed())).toEqual(plain)
  expect(sealed()).not.toEqual(sealed())
  expect(sealed().includes(plain)).toBe(false)
})

test('what is sealed is not read with another secret, for something else, as somebody else’s, or when it was changed', () => {
  const changed = sealed()
  changed[changed.length - 1]! ^= 1
  expect(openSecret('another secret', seal, sealed())).toBeUndefined()
  expect(openSecret(secret, { ...seal, use: 'other keys' }, sealed())).toBeUndefined()
  expect(openSecret(secret, { ...seal, owner: 'user 2' }, sealed())).toBeUndefined()
  expect(openSecret(secret, seal, changed)).toBeUndefined()
})
