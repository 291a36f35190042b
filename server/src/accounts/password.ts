import { argon2, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { boundedQueue } from '../platform/bounded-queue.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { Random } from '../platform/random.ts'

const hash = promisify(argon2)

/**
 * argon2id with 19 MiB and two passes (checklist E01); stored with the hash, so that they can be
 * raised.
 */
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32
const SALT_BYTES = 16
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

/**
 * Each takes 19 MiB and a thread of the pool that files are read with, too; one core stays with
 * whoever does not sign in.
 */
const MAX_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))
const MAX_WAITING = 600

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** When the queue is full, somebody has to come back later. */
const turns = boundedQueue({
  atOnce: MAX_AT_ONCE,
  maxWaiting: MAX_WAITING,
  refusal: () => new PublicError(429, 'too_many_requests'),
})

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const end = await turns.take()
  return work().finally(end)
}

/** A password as it is stored: a PHC string. */
export async function hashPassword(random: Random, password: string): Promise<string> {
  const nonce = random.bytes(SALT_BYTES)
  const tag = await inTurn(() =>
    hash('argon2id', {
      message: Buffer.from(password),
      nonce,
      parallelism: 1,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    }),
  )
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`
}

/**
 * Nobody's password: compared with when there is no such person, which must take as long (checklist
 * E03).
 */
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Whether this is the password of the stored hash. Without a hash the answer is no, after the same
 * work.
 */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const parts = PHC.exec(stored ?? NOBODY)
  if (!parts) throw new Error('A stored password is no argon2id hash.')
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts
  const tag = await inTurn(() =>
    hash('argon2id', {
      message: Buffer.from(password),
      nonce: Buffer.from(salt, 'base64'),
      parallelism: Number(parallelism),
      tagLength: TAG_BYTES,
      memory: Number(memory),
      passes: Number(passes),
    }),
  )
  return (
    timingSafeEqual(tag, Buffer.from(expected, 'base64')) && stored !== null && stored !== undefined
  )
}

/**
 * Whether a hash was made with less than is asked today; it is made anew when its owner signs in.
 */
export const isOutdated = (stored: string) =>
  !stored.startsWith(`$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`)
