import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { pictureFile } from '../../../test/picture-file.ts'
import { startS3Server } from '../../../test/s3-server.ts'
import { startSite } from '../../../test/start-site.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { s3Store } from './s3-store.ts'
import { HOUR } from '../clock.ts'

const file = { bytes: Buffer.from('pixels'), type: 'image/webp' } as const
const KEY = 'avatar/0123/64x64.webp'

async function store() {
  const server = await startS3Server()
  return { server, s3: s3Store({ ...server, publicUrl: server.bucketUrl, region: 'us-east-1' }) }
}

test('I06 a picture in an S3 store is readable at its address, of a fixed type and kept for a year', async () => {
  const { s3 } = await store()
  await s3.put(KEY, file)
  const response = await fetch(s3.url(KEY))

  expect([response.status, await response.text()]).toEqual([200, 'pixels'])
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect(await s3.read(KEY)).toEqual(file.bytes)
})

test('I07 what is deleted in an S3 store is gone, and deleting it again is no fault', async () => {
  const { s3 } = await store()
  await s3.put(KEY, file)
  await s3.delete(KEY)
  await s3.delete(KEY)
  expect((await fetch(s3.url(KEY))).status).toBe(404)
  expect(await s3.read(KEY)).toBeUndefined()
})

test('a wrong key, a missing bucket and a store that is away are faults, and say nothing of the secret', async () => {
  const { server } = await store()
  const stores = [
    s3Store({
      ...server,
      accessKeyId: 'somebody',
      secretAccessKey: 'hunter22',
      publicUrl: server.bucketUrl,
      region: 'us-east-1',
    }),
    s3Store({
      ...server,
      bucketUrl: `${server.bucketUrl}x`,
      publicUrl: server.bucketUrl,
      region: 'us-east-1',
    }),
    s3Store({
      ...server,
      bucketUrl: 'http://127.0.0.1:9',
      publicUrl: server.bucketUrl,
      region: 'us-east-1',
    }),
  ]
  for (const each of stores) {
    const fault: unknown = await each.put(KEY, file).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(Error)
    expect(String(fault)).not.toMatch(/hunter22|S3RVER|somebody/)
  }
})

test('PROF-26 I06 I09 with a bucket configured an avatar lies there and not here, its address leads to it, and what replaced it is swept there', async () => {
  const server = await startS3Server()
  const folder = await testFolder()
  const site = await startSite({
    environment: {
      LOADOUT_DATA: folder,
      S3_BUCKET_URL: server.bucketUrl,
      S3_ACCESS_KEY_ID: server.accessKeyId,
      S3_SECRET_ACCESS_KEY: server.secretAccessKey,
    },
  })
  const credentials = await site.as(await site.make.member())
  const { avatar } = await site.call(uploadAvatar, { file: await pictureFile() }, credentials)
  const first = `${avatar}/64x64.jpg`

  const response = await site.get(first)
  expect([
    response.status,
    response.headers.get('location'),
    response.headers.get('cache-control'),
  ]).toEqual([
    302,
    `${server.bucketUrl}${first.replace('/media', '')}`,
    'public, max-age=31536000, immutable',
  ])
  const { width, format } = await sharp(
    Buffer.from(await (await fetch(site.url + first)).arrayBuffer()),
  ).metadata()
  expect([width, format]).toEqual([64, 'jpeg'])
  expect((await site.get('/?lang=en')).headers.get('content-security-policy')).toContain(
    `img-src 'self' data: ${new URL(server.bucketUrl).origin};`,
  )
  expect(await readdir(folder, { recursive: true })).toEqual([])

  // Cards are made when somebody asks, so the site knows them alone.
  const card = await site.get(`${avatar}/1200x630.jpg`)
  expect(card.status).toBe(200)
  const { width: across, height: down } = await sharp(
    Buffer.from(await card.arrayBuffer()),
  ).metadata()
  expect([across, down]).toEqual([1200, 630])
  const inBucket = `${server.bucketUrl}${avatar.replace('/media', '')}/1200x630.jpg`
  expect((await fetch(inBucket)).status).toBe(200)

  await site.call(uploadAvatar, { file: await pictureFile({ colour: 'red' }) }, credentials)
  site.clock.advance(2 * HOUR)
  expect(await site.site.pictures.sweep()).toBe(1)
  expect((await fetch(site.url + first)).status).toBe(404)
  expect((await fetch(inBucket)).status).toBe(404)
})

test('PROF-26 I09 when the store is away, the member is told to try again, and their picture stays', async () => {
  const site = await startSite({
    environment: {
      S3_BUCKET_URL: 'http://127.0.0.1:9/pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hunter22',
    },
  })
  const credentials = await site.as(await site.make.member())
  await expect(
    site.call(uploadAvatar, { file: await pictureFile() }, credentials),
  ).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  expect(
    (await site.db.selectFrom('users').select('avatar').execute()).map((row) => row.avatar),
  ).toEqual([null])
  expect(site.log.join('')).not.toContain('hunter22')
})
