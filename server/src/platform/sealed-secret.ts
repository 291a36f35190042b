import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Random } from './random.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * What a sealed secret is for, and whose it is: sealed for one it cannot be opened as another's.
 */
type Seal = { use: string; owner: string }

const keyFor = (secret: string, { use }: Seal) =>
  Buffer.from(hkdfSync('sha256', secret, '', `loadout ${use}`, 32))

/**
 * Encrypts what the site must be able to read again, so that whoever has the database alone has
 * nothing of it (AES-256-GCM, with a key made of the secret of the site).
 */
export function sealSecret(
  { secret, random }: { secret: string; random: Random },
  seal: Seal,
  plain: Uint8Array,
): Buffer {
  const iv = random.bytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, seal), iv)
  cipher.setAAD(Buffer.from(seal.owner))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Undefined when it was sealed with another secret, or for another owner, or was changed. */
export function openSecret(secret: string, seal: Seal, sealed: Uint8Array): Buffer | undefined {
  const iv = sealed.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, seal), iv)
  decipher.setAAD(Buffer.from(seal.owner))
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const plain = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([plain, decipher.final()])
  } catch {
    return undefined
  }
}
