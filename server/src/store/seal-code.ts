import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Random } from '../platform/random.ts'

const NONCE = 12
const TAG = 16

/**
 * Codes are worth money: in the database and its backups they are sealed (AES-256-GCM) with a key
 * that is made of SECRET. A code belongs to its item, and opens beside no other.
 */
export function codeSeal({ secret, random }: { secret: string; random: Random }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'codes of the store', 32))
  const about = (itemId: number) => Buffer.from(`item ${itemId}`)

  return {
    seal(code: string, itemId: number): Buffer {
      const nonce = random.bytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
      cipher.setAAD(about(itemId))
      const text = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, text, cipher.getAuthTag()])
    },
    /** Undefined when SECRET has changed since, or somebody has written to the row. */
    open(sealed: Buffer, itemId: number): string | undefined {
      const nonce = sealed.subarray(0, NONCE)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
      decipher.setAAD(about(itemId))
      decipher.setAuthTag(sealed.subarray(-TAG))
      const text = sealed.subarray(NONCE, -TAG)
      try {
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

export type CodeSeal = ReturnType<typeof codeSeal>
