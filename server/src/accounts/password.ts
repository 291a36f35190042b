import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { Random } from '../platform/random.ts'

const hash = promisify(argon2)

/** argon2id with 19 MiB and two passes (checklist E01); stored with the hash, so that they can be raised. */
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32
const SALT_BYTES = 16

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** A password as it is stored: a PHC string. */
export async function hashPassword(random: Random, password: string): Promise<string> {
  const nonce = random.bytes(SALT_BYTES)
  const tag = await hash('argon2id', { message: Buffer.from(password), nonce, parallelism: 1, tagLength: TAG_BYTES, memory: MEMORY_KIB, passes: PASSES })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`
}
