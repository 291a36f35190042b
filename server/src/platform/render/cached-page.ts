import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page as it is sent: its bytes, made once, in each encoding somebody asked for. */
export type CachedPage = {
  readonly etag: string
  readonly identity: Buffer
  readonly dependsOn: readonly string[]
  /** Milliseconds of the monotonic clock; afterwards it is rendered anew. */
  freshUntil: number
  /** When it was last put behind all others that are thrown away before it. */
  usedAt: number
  br?: Buffer
  gzip?: Buffer
}

/**
 * Memory of exactly this length. A `Buffer` made otherwise is often a piece of 64 kB that others
 * share, and what zlib gives is the beginning of as much: kept like that, a page would hold far
 * more than what is counted of it.
 */
function exactBytes(bytes: Buffer | string): Buffer {
  const exact = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes))
  if (typeof bytes === 'string') exact.write(bytes)
  else bytes.copy(exact)
  return exact
}

export function pageOf(html: string, dependsOn: readonly string[], freshUntil: number): CachedPage {
  const identity = exactBytes(html)
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 22)}"`
  return { etag, identity, dependsOn, freshUntil, usedAt: Number.NEGATIVE_INFINITY }
}

export async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const compressed = await (encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gz(bytes))
  return exactBytes(compressed)
}

/** A page that is sent once and never kept, such as one that says that something is missing. */
export const unkeptPage = (html: string) => pageOf(html, [], 0)
