import { setTimeout as wait } from 'node:timers/promises'
import { unavailable } from '../http/public-error.ts'
import { systemRandom } from '../random.ts'

const MAX_TRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/**
 * The one rule by which whatever is written is done again (checklist B05). A deadlock ends one of
 * its two transactions, which can simply be repeated. PostgreSQL may end both; a pause of up to
 * 255 ms, by chance, then keeps them from meeting a second time.
 */
export async function retryCollisions<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await transact()
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== SERIALIZATION_FAILURE && code !== DEADLOCK) throw error
      if (attempts === MAX_TRIES) throw unavailable()
      await wait(systemRandom.bytes(1).readUInt8())
    }
  }
}
