import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import { testFolder } from './test-folder.ts'

/**
 * A real store that speaks S3, with one bucket. Of a signature it checks whose it is and its form,
 * not its figures.
 */
export async function startS3Server() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await testFolder(),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  onTestFinished(() => server.close())
  return {
    bucketUrl: `http://127.0.0.1:${port}/pictures`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}
