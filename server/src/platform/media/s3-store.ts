import { AwsClient } from 'aws4fetch'
import { IMMUTABLE } from '../http/cache-control.ts'
import type { PictureStore } from './picture-store.ts'

/** A bucket of a service that speaks S3, whose objects anybody may read at `publicUrl`. */
export type S3Configuration = {
  /** Of the bucket, without a slash at its end: `https://s3.example/pictures`. */
  bucketUrl: string
  publicUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MS = 10_000

/** Whatever the service answers but success is thrown, and so is no answer within ten seconds. */
export function s3Store({
  bucketUrl,
  publicUrl,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Configuration): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    request: { body?: Buffer; headers?: Record<string, string> } = {},
  ) {
    const answer = await client.fetch(`${bucketUrl}/${key}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...request,
    } as RequestInit)
    const isMissing = method === 'GET' && answer.status === 404
    if (answer.status >= 300 && !isMissing)
      throw new Error(`The store of pictures answered ${method} with status ${answer.status}`)
    return answer
  }

  return {
    async put(key, { bytes, type }) {
      const headers = { 'content-type': type, 'cache-control': IMMUTABLE }
      await send('PUT', key, { body: bytes, headers })
    },
    async read(key) {
      const answer = await send('GET', key)
      return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer())
    },
    async delete(key) {
      await send('DELETE', key)
    },
    url: (key) => `${publicUrl}/${key}`,
  }
}
