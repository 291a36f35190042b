import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invalidRequest, PublicError } from './public-error.ts'

/** So much is read of everybody; of more than that it must be known who sends it. */
const BEGINNING_BYTES = 16 * 1_024
/**
 * Thrown away unread, so that whoever is refused is told so: a browser that is cut off in the
 * middle sees a broken connection, and repeats. More than that ends the connection.
 */
const MAX_UNWANTED = 16 * 1_024 * 1_024

/** `max` is in bytes; what goes beyond is refused as `tooLarge` says. */
export type BodyRule = {
  max: number
  tooLarge: () => PublicError
  /**
   * Asked with the beginning of a body that has more: throws unless its sender may send it.
   * Undefined where everybody may.
   */
  admit: ((beginning: Buffer) => Promise<void>) | undefined
}

/**
 * Lets the routes of a scope take bodies of some types. They are not read before a handler asks: it
 * knows what the route takes, and of whom.
 */
export const takeUnread = (scope: FastifyInstance, types: string[]) =>
  scope.addContentTypeParser(types, (_, body, done) => done(null, body))

/**
 * Reads a body into memory that `hold` has counted. It comes to an end whatever is sent: the server
 * ends a request that is not there after 15 seconds, which breaks the reading here.
 */
export async function readBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { max, tooLarge, admit, hold }: BodyRule & { hold: (bytes: number) => void },
): Promise<Buffer> {
  const { raw } = request
  const stated = Number(raw.headers['content-length'] ?? Number.NaN)
  const body = growingBuffer({ max, hold })
  let isAdmitted = admit === undefined
  try {
    if (stated > max) throw tooLarge()
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      if (body.length() + (chunk as Buffer).length > max) throw tooLarge()
      body.add(chunk as Buffer)
      if (isAdmitted || body.length() <= BEGINNING_BYTES) continue
      await whileUnread(request, () => admit?.(body.bytes().subarray(0, BEGINNING_BYTES)))
      isAdmitted = true
    }
    return body.bytes()
  } catch (error) {
    const isRefused = error instanceof PublicError && error.status < 429
    if (!isRefused || !(stated - body.length() <= MAX_UNWANTED))
      void reply.header('connection', 'close')
    // Destroyed: the connection broke, or was too slow.
    if (raw.destroyed) throw invalidRequest()
    raw.resume()
    throw error
  }
}

/**
 * The rest of a body, however it is sent, while the answer is on its way: a connection that ends
 * before all is sent may take the answer along. The server ends a request that takes longer than 15
 * seconds.
 */
export function throwAway({ raw }: FastifyRequest): void {
  let left = MAX_UNWANTED
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
}

/**
 * One piece of memory for all that comes: bytes that come one by one take two hundred each while
 * they are buffers of their own.
 */
function growingBuffer({ max, hold }: { max: number; hold: (bytes: number) => void }) {
  let memory = Buffer.alloc(0)
  let length = 0
  return {
    length: () => length,
    bytes: () => memory.subarray(0, length),
    add(chunk: Buffer) {
      const needed = length + chunk.length
      if (needed > memory.length) {
        const size = Math.max(needed, Math.min(2 * memory.length, max))
        hold(size - memory.length)
        const larger = Buffer.allocUnsafeSlow(size)
        memory.copy(larger, 0, 0, length)
        memory = larger
      }
      chunk.copy(memory, length)
      length = needed
    },
  }
}

/** Meanwhile nothing is taken from the connection, where it would wait chunk by chunk. */
async function whileUnread(
  { raw: { socket } }: FastifyRequest,
  work: () => Promise<void> | undefined,
): Promise<void> {
  socket.pause()
  try {
    await work()
  } finally {
    socket.resume()
  }
}
