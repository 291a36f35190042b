import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { listFooterMedia } from '@loadout/contract/footer-media/footer-media.ts'
import {
  deleteFooterMedia,
  listFooterMediaForStaff,
  saveFooterMedia,
} from '@loadout/contract/footer-media/staff-footer-media.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { times } from '../../test/times.ts'
import { HOUR } from '../platform/clock.ts'

const SQUARE = { width: 640, height: 640 }

async function siteWithEditor() {
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const editor = await site.make.member({
    flags: Flag.Admin,
    permissions: Permission.canManageContent,
  })
  const credentials = await site.as(editor)
  const captions = async () =>
    (await site.call(listFooterMediaForStaff, {}, credentials)).entries.map(
      ({ caption }) => caption,
    )
  return { ...site, editor, credentials, captions }
}

test('FOOT-04 the footer has the first eight pictures at most, each with link, caption and src', async () => {
  const { call, make, get } = await startSite()
  expect(await call(listFooterMedia, {})).toEqual({ entries: [] })
  await times(9, (number) => make.footerMedia({ caption: `Picture ${number}` }))
  const { entries } = await call(listFooterMedia, {})
  expect(entries.map(({ caption }) => caption)).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Picture ${number}`),
  )
  expect(entries[0]).toEqual({
    link: '/news',
    caption: 'Picture 8',
    src: '/media/footer/csgo-1/320x320.webp',
  })
  expect((await call(listFooterMedia, { limit: 3 })).entries).toHaveLength(3)
  expect((await get('/api/instagram/get_recent_media?limit=9')).status).toBe(400)
  expect((await get('/media/footer/csgo-1/320x320.webp')).status).toBe(200)
})

test('FOOT-03 G16 staff add, move, rewrite and delete pictures of the footer, each with a line of the audit', async () => {
  const { call, credentials, captions, db, get } = await siteWithEditor()
  const save = async (caption: string, more: object = {}) =>
    call(
      saveFooterMedia,
      { caption, link: '/news', file: await pictureFile(SQUARE), ...more },
      credentials,
    )
  const first = await save('First')
  await save('Second')
  expect(await captions()).toEqual(['Second', 'First'])
  const { entries } = await call(listFooterMediaForStaff, {}, credentials)
  const { src = '' } = entries[1] ?? {}
  expect((await get(src)).status).toBe(200)

  const same = { src, link: 'https://example.com/x', file: undefined }
  await save('The first', { id: first.id, position: 0, ...same })
  expect(await captions()).toEqual(['The first', 'Second'])
  await call(deleteFooterMedia, { id: first.id }, credentials)
  expect(await captions()).toEqual(['Second'])
  const lines = await db.selectFrom('audit').select(['action', 'target']).orderBy('id').execute()
  expect(lines.map(({ action, target }) => `${action} ${target}`)).toEqual([
    'footer media saved footer media 1',
    'footer media saved footer media 2',
    'footer media saved footer media 1',
    'footer media deleted footer media 1',
  ])
})

test('FOOT-03 a picture of the footer that is moved keeps all else that it has', async () => {
  const { call, make, credentials } = await siteWithEditor()
  const entries = async () => (await call(listFooterMediaForStaff, {}, credentials)).entries
  const { id } = await make.footerMedia()
  await make.footerMedia()
  await call(saveFooterMedia, { id, caption: 'Another', link: '/tags' }, credentials)
  const media = (await entries()).find((each) => each.id === id)
  expect(media).toMatchObject({ caption: 'Another', link: '/tags', position: 1 })
  await call(saveFooterMedia, { id, position: 0 }, credentials)
  expect((await entries())[0]).toEqual({ ...media, position: 0 })
})

test('FOOT-03 the places in the footer have no gap where a picture was deleted or hidden', async () => {
  const { call, make, credentials } = await siteWithEditor()
  const entries = async () => (await call(listFooterMediaForStaff, {}, credentials)).entries
  await times(3, () => make.footerMedia())
  await make.footerMedia({ instagramId: '1' })
  for (const places of [
    [0, 1, 2],
    [0, 1],
  ]) {
    await call(deleteFooterMedia, { id: (await entries())[0]!.id }, credentials)
    expect((await entries()).map(({ position }) => position)).toEqual(places)
  }
})

test('FOOT-03 I09 a picture that is replaced or deleted is swept, unless another place in the footer shows it', async () => {
  const { call, credentials, clock, site } = await siteWithEditor()
  const fields = { caption: 'Once', link: '/news' }
  const { id } = await call(
    saveFooterMedia,
    { ...fields, file: await pictureFile(SQUARE) },
    credentials,
  )
  const { entries } = await call(listFooterMediaForStaff, {}, credentials)
  const src = entries[0]?.src ?? ''
  const other = await call(saveFooterMedia, { ...fields, src }, credentials)
  const swept = async () => {
    clock.advance(2 * HOUR)
    return site.pictures.sweep()
  }
  const another = { id, ...fields, file: await pictureFile({ ...SQUARE, colour: 'red' }) }
  await call(saveFooterMedia, another, credentials)
  expect(await swept()).toBe(0)
  await call(deleteFooterMedia, { id: other.id }, credentials)
  expect(await swept()).toBe(1)
})

test('FOOT-03 H05 what cannot stand in the footer is refused with its reason, and leaves nothing', async () => {
  const { call, credentials, captions, db } = await siteWithEditor()
  const right = { caption: 'A caption', link: '/news', src: '/media/footer/csgo-1/320x320.webp' }
  const refused = (input: object) =>
    call(saveFooterMedia, { ...right, ...input }, credentials).then(
      () => 'saved',
      ({ code, field }: { code: string; field?: string }) => `${code} ${field}`,
    )
  expect(await refused({ src: '' })).toBe('picture_missing file')
  expect(await refused({ link: ' ' })).toBe('link_unusable link')
  expect(await refused({ caption: ' ' })).toBe('description_missing caption')
  for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example'])
    expect(await refused({ link })).toBe('link_unusable link')
  for (const src of [
    'https://evil.example/x.png',
    '/media/footer/../x/320x320.webp',
    '/media/avatar/a/320x320.webp',
  ])
    expect(await refused({ src })).toBe('invalid_request src')
  expect(await refused({ file: await pictureFile({ width: 319, height: 640 }) })).toBe(
    'picture_too_small file',
  )
  expect(await refused({ id: 99 })).toBe('media_not_found undefined')
  await expect(call(deleteFooterMedia, { id: 99 }, credentials)).rejects.toMatchObject({
    status: 404,
    code: 'media_not_found',
  })
  expect(await captions()).toEqual([])
  expect(await db.selectFrom('audit').selectAll().execute()).toEqual([])
})
