import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getAuth } from '@loadout/contract/accounts/accounts.ts'
import { profilePictureRule } from '@loadout/contract/accounts/profile-picture-rules.ts'
import { uploadAvatar, uploadBanner } from '@loadout/contract/accounts/profile-pictures.ts'
import { DAY, HOUR } from '../platform/clock.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'

async function siteWithMember(password = 'hunter22hunter') {
  const folder = await testFolder()
  const site = await startSite({ environment: { LOADOUT_DATA: folder } })
  const member = await site.make.member({ password })
  return { ...site, folder, member, credentials: await site.as(member) }
}

const served = async ({ get }: Pick<TestSite, 'get'>, path: string) => {
  const response = await get(path)
  if (response.status !== 200) return `${response.status}`
  const { width, height, format } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata()
  return `${format} ${width}x${height}`
}

test('PROF-26 PROF-03 AMB-141 an uploaded avatar is what the member is seen with, in every size, as WebP and as JPEG', async () => {
  const site = await siteWithMember()
  const { avatar } = await site.call(uploadAvatar, { file: await pictureFile() }, site.credentials)

  expect(avatar).toMatch(/^\/media\/avatar\/[0-9a-f]{32}$/)
  expect((await site.call(getAuth, {}, site.credentials)).avatar).toBe(avatar)
  for (const size of ['32x32', '64x64', '128x128', '200x200']) {
    expect(await served(site, `${avatar}/${size}.webp`)).toBe(`webp ${size}`)
    expect(await served(site, `${avatar}/${size}.jpg`)).toBe(`jpeg ${size}`)
  }
  expect(await served(site, `${avatar}/48x48.webp`)).toBe('404')
})

test('I06 what somebody sent is answered as a picture and can be nothing else', async () => {
  const { call, get, credentials } = await siteWithMember()
  const { avatar } = await call(uploadAvatar, { file: await pictureFile() }, credentials)

  for (const [ending, type] of [
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ]) {
    const { headers } = await get(`${avatar}/64x64.${ending}`)
    expect(
      ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map(
        (name) => headers.get(name),
      ),
    ).toEqual([
      type,
      'nosniff',
      `default-src 'none'; sandbox`,
      'public, max-age=31536000, immutable',
    ])
  }
})

test('PROF-27 an uploaded banner is at the head of what the member is', async () => {
  const site = await siteWithMember()
  const { banner } = await site.call(
    uploadBanner,
    { file: await pictureFile({ width: 1_280, height: 240, format: 'jpeg' }) },
    site.credentials,
  )

  expect((await site.call(getAuth, {}, site.credentials)).banner).toBe(banner)
  expect(
    await Promise.all(
      ['1280x240', '2560x480'].map((size) => served(site, `${banner}/${size}.webp`)),
    ),
  ).toEqual(['webp 1280x240', 'webp 2560x480'])
})

test.each([uploadAvatar, uploadBanner])(
  'PROF-28 PROF-29 I01 $path takes PNG and JPEG and nothing else, whatever it is called',
  async (endpoint) => {
    const site = await siteWithMember()
    const refused = { status: 400, error: 'The image has the wrong type, size or dimensions.' }

    for (const format of ['png', 'jpeg'] as const)
      await site.call(
        endpoint,
        { file: await pictureFile({ format, name: 'page.html' }) },
        site.credentials,
      )
    for (const format of ['gif', 'webp'] as const)
      await expect(
        site.call(
          endpoint,
          { file: await pictureFile({ format, name: 'me.png' }) },
          site.credentials,
        ),
      ).rejects.toMatchObject({ ...refused, code: 'picture_unreadable' })
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
      '<script>alert(1)</script>',
      '',
    ]) {
      await expect(
        site.call(
          endpoint,
          { file: new File([content], 'me.png', { type: 'image/png' }) },
          site.credentials,
        ),
      ).rejects.toMatchObject({ ...refused, code: 'picture_unreadable' })
    }
  },
)

test('PROF-28 AMB-89 an avatar has from 64 to 4096 pixels each way and at most 5 MB', async () => {
  const site = await siteWithMember()
  const codeOf = async (file: File) =>
    site.call(uploadAvatar, { file }, site.credentials).then(
      () => 'taken',
      ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
    )
  const sized = async (width: number, height: number) =>
    codeOf(await pictureFile({ width, height }))

  expect([await sized(64, 64), await sized(63, 64), await sized(64, 63)]).toEqual([
    'taken',
    '400 picture_too_small',
    '400 picture_too_small',
  ])
  expect([await sized(4_096, 64), await sized(4_097, 64), await sized(64, 4_097)]).toEqual([
    'taken',
    '400 picture_too_large',
    '400 picture_too_large',
  ])

  const small = Buffer.from(await (await pictureFile({ format: 'jpeg' })).arrayBuffer())
  // What follows the end of a picture is not looked at.
  const ofBytes = (bytes: number) =>
    new File([new Uint8Array(Buffer.concat([small, Buffer.alloc(bytes - small.length)]))], 'me.jpg')
  expect([
    await codeOf(ofBytes(profilePictureRule.maxBytes)),
    await codeOf(ofBytes(profilePictureRule.maxBytes + 1)),
  ]).toEqual(['taken', '400 picture_too_large'])
})

test('POINTS-04 the first avatar earns 30 points, the second and a banner nothing', async () => {
  const { call, credentials } = await siteWithMember()
  const points = async () => (await call(getAuth, {}, credentials)).points
  const before = await points()

  await call(uploadBanner, { file: await pictureFile() }, credentials)
  expect(await points()).toBe(before)
  await call(uploadAvatar, { file: await pictureFile() }, credentials)
  await call(uploadAvatar, { file: await pictureFile({ colour: 'red' }) }, credentials)
  expect(await points()).toBe(before + 30)
})

test('PROF-26 G01 nobody uploads without signing in, and without a file nothing is changed', async () => {
  const { call, url, credentials, db } = await siteWithMember()
  const empty = new FormData()
  for (const [name, value] of Object.entries(credentials)) empty.set(name, String(value))
  empty.set('file', new File([], ''))

  await expect(call(uploadAvatar, { file: await pictureFile() })).rejects.toMatchObject({
    status: 401,
    code: 'not_signed_in',
  })
  await expect(call(uploadAvatar, { file: 'me.png' } as never, credentials)).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
  })
  await expect(call(uploadAvatar, {} as never, credentials)).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
  })
  expect(
    (await fetch(`${url}/api${uploadAvatar.path}`, { method: 'POST', body: empty })).status,
  ).toBe(400)
  expect(await db.selectFrom('picture').select('name').execute()).toEqual([])
})

test('B01 an upload that is sent again, because its answer was lost, gives the same picture and keeps one', async () => {
  const { call, credentials, site, clock, db } = await siteWithMember()
  const send = async (colour: string) =>
    call(
      uploadAvatar,
      { file: await pictureFile({ colour }) },
      { ...credentials, _k: 'the-same-key-for-both' },
    )
  const first = await send('red')

  expect(await send('red')).toEqual(first)
  await expect(send('blue')).rejects.toMatchObject({ status: 400, code: 'repeated_otherwise' })
  clock.advance(2 * HOUR)
  await site.pictures.sweep()
  expect(await db.selectFrom('picture').select('name').execute()).toHaveLength(1)
})

test('I07 a replaced avatar is there for the pages that still show it, and gone with its files after an hour', async () => {
  const { call, get, credentials, site, clock, folder } = await siteWithMember()
  const first = await call(uploadAvatar, { file: await pictureFile() }, credentials)
  const second = await call(
    uploadAvatar,
    { file: await pictureFile({ colour: 'red' }) },
    credentials,
  )
  const there = async () =>
    Promise.all(
      [first, second].map(async ({ avatar }) => (await get(`${avatar}/64x64.webp`)).status),
    )

  clock.advance(HOUR - 1_000)
  expect([await site.pictures.sweep(), await there()]).toEqual([0, [200, 200]])
  clock.advance(1_000)
  expect([await site.pictures.sweep(), await there()]).toEqual([1, [404, 200]])
  expect(await readdir(`${folder}/media/avatar`)).toEqual([second.avatar.split('/').at(-1)])
  clock.advance(365 * DAY)
  expect([await site.pictures.sweep(), await there()]).toEqual([0, [404, 200]])
})

test('I05 the name of a file reaches no disk', async () => {
  const { call, credentials, folder } = await siteWithMember()
  for (const name of [
    '../../../evil.png',
    '/etc/passwd',
    'a\0.png',
    '..\\..\\evil.png',
    'x'.repeat(3_000),
    '\u202Egnp.exe',
    '',
  ]) {
    const { avatar } = await call(uploadAvatar, { file: await pictureFile({ name }) }, credentials)
    expect(avatar).toMatch(/^\/media\/avatar\/[0-9a-f]{32}$/)
  }
  const files = await readdir(folder, { recursive: true })
  expect(
    files.filter(
      (file) => !/^media(?:\/avatar(?:\/[0-9a-f]{32}(?:\/\d+x\d+\.(?:webp|jpg))?)?)?$/.test(file),
    ),
  ).toEqual([])
})
