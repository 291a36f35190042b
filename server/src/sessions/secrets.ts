import { createHash } from 'node:crypto'
import type { Random } from '../platform/random.ts'

/**
 * 256 bits that stand for a member, in 43 letters that need no encoding in an address (checklist
 * D01).
 */
export const newSecret = (random: Random) => random.bytes(32).toString('base64url')

/** What is stored of a secret. It needs no salt and no slow hash: nobody can try 2^256 of them. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest()
