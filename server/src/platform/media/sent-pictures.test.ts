import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { avatars } from '../../accounts/avatars.ts'
import { SentFile } from '../http/sent-file.ts'
import { eventually } from '../../../test/eventually.ts'
import { staffWith } from '../../../test/member-of-staff.ts'
import { pictureFile } from '../../../test/picture-file.ts'
import { startSite } from '../../../test/start-site.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { HOUR } from '../clock.ts'

async function siteWithPictures(sender: Partial<ReturnType<typeof staffWith>> = {}) {
  const folder = await testFolder()
  const site = await startSite({ environment: { LOADOUT_DATA: folder } })
  const { id: ownerId } = await site.make.member(sender)
  const file = new SentFile(new Uint8Array(await (await pictureFile()).arrayBuffer()))
  const keep = () => site.site.pictures.keep(file, { kind: avatars, ownerId })
  const files = () => readdir(`${folder}/media/avatar`).catch(() => [])
  const sweepLater = async () => {
    site.clock.advance(2 * HOUR)
    return site.site.pictures.sweep()
  }
  return { ...site, pictures: site.site.pictures, folder, ownerId, keep, files, sweepLater }
}

test('I09 a picture that nothing shows in the end, because its change was rolled back or never came, is swept with its row', async () => {
  const { site, pictures, keep, files, sweepLater, db } = await siteWithPictures()
  const [interrupted, rolledBack, shown] = [await keep(), await keep(), await keep()]
  await site.transaction(async ({ tx }) => pictures.use(tx, shown, { kind: avatars }))
  await expect(
    site.transaction(async ({ tx }) => {
      await pictures.use(tx, rolledBack, { kind: avatars })
      throw new Error('on second thought')
    }),
  ).rejects.toThrow('on second thought')
  expect(new Set(await files())).toEqual(new Set([interrupted, rolledBack, shown]))

  expect(await sweepLater()).toBe(2)
  expect(await files()).toEqual([shown])
  expect(await db.selectFrom('picture').select('name').execute()).toEqual([{ name: shown }])
})

test('I09 a picture whose files were written in part is swept, and so is one whose files are gone', async () => {
  const { keep, files, folder, sweepLater } = await siteWithPictures()
  const [partly, gone] = [await keep(), await keep()]
  await rm(`${folder}/media/avatar/${partly}/64x64.webp`)
  await rm(`${folder}/media/avatar/${gone}`, { recursive: true })

  expect(await sweepLater()).toBe(2)
  expect(await files()).toEqual([])
})

test('I09 what was kept so long ago that it may be swept at any moment can no longer be shown', async () => {
  const { site, pictures, keep, clock } = await siteWithPictures()
  const name = await keep()
  clock.advance(HOUR)
  await expect(
    site.transaction(async ({ tx }) => pictures.use(tx, name, { kind: avatars })),
  ).rejects.toMatchObject({ status: 400, code: 'picture_gone' })
})

test('I09 O04 when a file cannot be written, the member is told to try again, nothing shows it, and it works once there is room', async () => {
  const { call, as, ownerId, keep, folder, files, sweepLater, db } = await siteWithPictures()
  await mkdir(`${folder}/media`, { recursive: true })
  // Where the folder should be there is something else, as a full disk would have it.
  await writeFile(`${folder}/media/avatar`, '')
  await expect(
    call(uploadAvatar, { file: await pictureFile() }, await as({ id: ownerId })),
  ).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  expect(
    (await db.selectFrom('users').select('avatar').executeTakeFirstOrThrow()).avatar,
  ).toBeNull()

  await rm(`${folder}/media/avatar`)
  expect(await sweepLater()).toBe(1)
  const name = await keep()
  expect(await files()).toEqual([name])
})

test('I07 a member has thirty pictures that nothing shows and no more, however many are sent at once', async () => {
  const { keep, sweepLater, db, ownerId } = await siteWithPictures()
  await db
    .insertInto('picture')
    .values(
      Array.from({ length: 25 }, (_, index) => ({
        name: index.toString(16).padStart(32, '0'),
        folder: 'avatar',
        files: ['32x32.webp'],
        bytes: 1_000,
        owner_id: ownerId,
        unused_since: new Date('2026-11-20T12:00:00Z'),
      })),
    )
    .execute()
  const codes = await Promise.all(
    Array.from({ length: 8 }, () =>
      keep().then(
        () => 'kept',
        ({ code }: { code: string }) => code,
      ),
    ),
  )

  expect([
    codes.filter((code) => code === 'kept').length,
    codes.filter((code) => code === 'too_many_pictures').length,
  ]).toEqual([5, 3])
  expect(await sweepLater()).toBe(30)
  expect(await keep()).toMatch(/^[0-9a-f]{32}$/)
})

/** As many bytes as somebody may have, in a picture that is shown. */
const fill = ({ db, ownerId }: Awaited<ReturnType<typeof siteWithPictures>>) =>
  db
    .insertInto('picture')
    .values({
      name: 'a'.repeat(32),
      folder: 'avatar',
      files: [],
      bytes: 200 * 1_024 * 1_024 - 500,
      owner_id: ownerId,
      unused_since: null,
    })
    .execute()

test('I07 what a member has shown counts with its bytes', async () => {
  const site = await siteWithPictures()
  await fill(site)
  await expect(site.keep()).rejects.toMatchObject({ status: 400, code: 'too_many_pictures' })
})

test('I07 what staff have shown does not, for they write for the site year after year; what nothing shows does', async () => {
  const site = await siteWithPictures(staffWith('canPublishNews'))
  await fill(site)
  for (let sent = 0; sent < 30; sent++) await site.keep()
  await expect(site.keep()).rejects.toMatchObject({ status: 400, code: 'too_many_pictures' })
})

const BUCKET = {
  S3_BUCKET_URL: 'http://127.0.0.1:9/pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hunter22',
}

test.for([
  ['', {}, 'by-the-clock'],
  [', of a bucket beside all that asks PostgreSQL alone', BUCKET, 'by-the-clock-outside'],
] as const)('I07 I09 sweeping is done by the clock%s', async ([, environment, queue]) => {
  const { db } = await startSite({ jobs: true, environment })
  await eventually(async () => {
    const { rows } = await sql`
      select name from pgboss.schedule where key = 'sweep-pictures'`.execute(db)
    expect(rows).toEqual([{ name: queue }])
  })
})
