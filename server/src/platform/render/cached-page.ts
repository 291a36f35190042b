import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderPage } from '@loadout/contract/platform/page.ts'
import type { AnsweredCall } from './page-calls.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * All that a page was made of beside its address and language: while it is the same, so is the
 * page. During development each change of a source makes another renderer.
 */
type MadeOf = { calls: readonly AnsweredCall[]; renderer: RenderPage }

/** A rendered page as it is sent: its bytes, made once, in each encoding somebody asked for. */
export type CachedPage = {
  readonly etag: string
  readonly identity: Buffer
  readonly dependsOn: readonly string[]
  readonly madeOf?: MadeOf | undefined
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

/** A page of these bytes that nobody keeps yet. */
export function pageOf(html: string, madeOf?: MadeOf): CachedPage {
  const identity = exactBytes(html)
  const etag = `W/"${hash('sha1', identity, 'base64url').slice(0, 22)}"`
  return { etag, identity, madeOf, dependsOn: [], freshUntil: 0, usedAt: Number.NEGATIVE_INFINITY }
}

/** The answer has memory of its own length, so that the page cache may count it. */
export async function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const compressed = await (encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gz(bytes))
  return exactBytes(compressed)
}
