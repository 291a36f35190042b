import { expect, test } from 'vitest'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { setBackgroundAd } from '@loadout/contract/background-ad/set-background-ad.ts'
import { listHeroContent } from '@loadout/contract/hero/hero.ts'
import {
  deleteHeroSlide,
  listHeroForStaff,
  saveHeroSlide,
} from '@loadout/contract/hero/staff-hero.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { purgedBy } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { HOUR } from '../platform/clock.ts'

const VIDEO = 'https://youtu.be/aqz-KE-bpKQ'
const LARGE = { width: 1_200, height: 450 }

async function siteWithEditor() {
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const editor = await site.make.member({
    flags: Flag.Admin,
    permissions: Permission.canManageContent,
  })
  const credentials = await site.as(editor)
  const entries = async () => (await site.call(listHeroForStaff, {}, credentials)).entries
  const audits = () =>
    site.db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .orderBy('id')
      .execute()
  return {
    ...site,
    editor,
    credentials,
    entries,
    audits,
    order: async () => (await entries()).map(({ id }) => id),
  }
}

test('ADMIN-12 HERO-03 HERO-04 HERO-05 staff add a slide of each kind, and readers get those that are shown', async () => {
  const { call, credentials, entries } = await siteWithEditor()
  await call(
    saveHeroSlide,
    { type: 0, picture: await pictureFile(LARGE), link: '/news/5', enabled: true },
    credentials,
  )
  await call(saveHeroSlide, { type: 1, identifier: VIDEO, enabled: true }, credentials)
  await call(saveHeroSlide, { type: 2, identifier: VIDEO, enabled: false }, credentials)

  const [picture, video, frame] = await entries()
  expect(picture).toMatchObject({
    type: 0,
    identifier: expect.stringMatching(/^\/media\/hero\/[0-9a-f]{32}$/) as string,
    link: '/news/5',
    position: 0,
    enabled: true,
  })
  expect(video).toMatchObject({
    type: 1,
    identifier: VIDEO,
    link: null,
    position: 1,
    enabled: true,
  })
  expect(frame).toMatchObject({
    type: 2,
    identifier: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    position: 2,
    enabled: false,
  })
  expect((await call(listHeroContent, {})).entries.map(({ type }) => type)).toEqual([0, 1])
})

test('ADMIN-12 a slide moves to the position it is given and the others make room, also at the same time', async () => {
  const { call, credentials, order } = await siteWithEditor()
  const slide = { type: 1, identifier: VIDEO, enabled: true }
  const ids: number[] = []
  for (let count = 0; count < 4; count++)
    ids.push((await call(saveHeroSlide, slide, credentials)).id)
  const [a, b, c, d] = ids as [number, number, number, number]

  await call(saveHeroSlide, { ...slide, id: d, position: 1 }, credentials)
  expect(await order()).toEqual([a, d, b, c])
  await call(saveHeroSlide, { ...slide, id: d }, credentials)
  expect(await order()).toEqual([a, d, b, c])
  await call(saveHeroSlide, { ...slide, id: a, position: 99 }, credentials)
  expect(await order()).toEqual([d, b, c, a])
  await call(deleteHeroSlide, { id: b }, credentials)
  expect(await order()).toEqual([d, c, a])

  await Promise.all(
    [a, c, d].map((id) => call(saveHeroSlide, { ...slide, id, position: 0 }, credentials)),
  )
  expect(new Set(await order())).toEqual(new Set([a, c, d]))
})

test('ADMIN-12 a slide that is moved keeps all else that it has, and what a new one is must be said', async () => {
  const { call, credentials, entries } = await siteWithEditor()
  const fields = { type: 0, picture: await pictureFile(LARGE), link: '/news/5', enabled: false }
  const { id } = await call(saveHeroSlide, { ...fields, title: 'Final' }, credentials)
  await call(saveHeroSlide, { type: 1, identifier: VIDEO, enabled: true }, credentials)
  const [slide] = await entries()
  await call(saveHeroSlide, { id, position: 1 }, credentials)
  expect((await entries())[1]).toEqual({ ...slide, position: 1 })
  await call(saveHeroSlide, { id, enabled: true }, credentials)
  expect((await entries())[1]).toEqual({ ...slide, position: 1, enabled: true })
  await call(saveHeroSlide, { id, link: '' }, credentials)
  expect((await entries())[1]).toEqual({ ...slide, position: 1, enabled: true, link: null })

  await expect(call(saveHeroSlide, { enabled: true }, credentials)).rejects.toMatchObject({
    code: 'invalid_request',
    field: 'type',
  })
  await expect(
    call(saveHeroSlide, { type: 1, identifier: VIDEO }, credentials),
  ).rejects.toMatchObject({ code: 'invalid_request', field: 'enabled' })
})

test('ADMIN-12 I07 a picture can be chosen again, stays while any slide shows it, and goes with the last', async () => {
  const { call, get, credentials, entries, site, clock } = await siteWithEditor()
  const first = await call(
    saveHeroSlide,
    { type: 0, picture: await pictureFile(LARGE), enabled: true },
    credentials,
  )
  const path = (await entries())[0]?.identifier ?? ''
  const second = await call(
    saveHeroSlide,
    { type: 0, identifier: path, enabled: true },
    credentials,
  )
  const status = async () => {
    clock.advance(2 * HOUR)
    await site.pictures.sweep()
    return (await get(`${path}/1200x450.webp`)).status
  }

  await call(
    saveHeroSlide,
    {
      id: first.id,
      type: 0,
      picture: await pictureFile({ ...LARGE, colour: 'red' }),
      enabled: true,
    },
    credentials,
  )
  expect(await status()).toBe(200)
  await call(
    saveHeroSlide,
    { id: second.id, type: 0, identifier: path, enabled: false },
    credentials,
  )
  expect(await status()).toBe(200)
  await call(deleteHeroSlide, { id: second.id }, credentials)
  expect(await status()).toBe(404)
  expect((await get(`${(await entries())[0]?.identifier}/1200x450.webp`)).status).toBe(200)
})

test("I07 G02 whoever looks after slides cannot take a picture of another kind, such as a member's avatar, nor have it swept", async () => {
  const { call, make, as, site, clock, credentials, entries } = await siteWithEditor()
  const member = await make.member()
  const { avatar } = await call(uploadAvatar, { file: await pictureFile() }, await as(member))
  const name = avatar.split('/').at(-1) ?? ''
  await expect(
    call(saveHeroSlide, { type: 0, identifier: name, enabled: false }, credentials),
  ).rejects.toMatchObject({ status: 400, code: 'picture_gone' })
  await expect(
    call(setBackgroundAd, { background_ad_image: name }, credentials),
  ).rejects.toMatchObject({ status: 400, code: 'picture_gone' })
  expect(await entries()).toEqual([])
  clock.advance(2 * HOUR)
  expect(await site.pictures.sweep()).toBe(0)
})

test('G16 every change of a slide leaves one line in the audit, with what it was and what it is', async () => {
  const { call, credentials, editor, audits } = await siteWithEditor()
  const { id } = await call(
    saveHeroSlide,
    {
      type: 1,
      identifier: VIDEO,
      enabled: true,
      title: 'Final',
      translations: JSON.stringify([
        { language_id: 3, title: 'Finale', lead: '' },
        { language_id: 4, title: ' ', lead: '' },
      ]),
    },
    credentials,
  )
  await call(saveHeroSlide, { id, type: 1, identifier: VIDEO, enabled: false }, credentials)
  await call(deleteHeroSlide, { id }, credentials)

  const words = {
    title: 'Final',
    lead: '',
    translations: [{ language_id: 3, title: 'Finale', lead: '' }],
  }
  const shown = { type: 1, identifier: VIDEO, link: null, position: 0, enabled: true, ...words }
  const hidden = { ...shown, enabled: false }
  const line = { admin_id: editor.id, target: `hero slide ${id}` }
  expect(await audits()).toEqual([
    { ...line, action: 'hero slide saved', before: null, after: shown },
    { ...line, action: 'hero slide saved', before: shown, after: hidden },
    { ...line, action: 'hero slide deleted', before: hidden, after: null },
  ])
})

test('ADMIN-12 H04 H05 what cannot be a slide is refused with its reason, and leaves neither a picture nor a line', async () => {
  const { call, credentials, audits, db, entries } = await siteWithEditor()
  const codeOf = (input: object) =>
    call(saveHeroSlide, { enabled: true, ...input }, credentials).then(
      () => 'saved',
      ({ code }: { code: string }) => code,
    )
  const picture = await pictureFile(LARGE)

  expect(await codeOf({ type: 0 })).toBe('picture_missing')
  expect(await codeOf({ type: 0, picture, link: 'javascript:alert(1)' })).toBe('link_unusable')
  expect(await codeOf({ type: 0, picture: await pictureFile({ width: 1_199, height: 450 }) })).toBe(
    'picture_too_small',
  )
  expect(await codeOf({ type: 1, identifier: 'https://evil.example/v' })).toBe('video_unknown')
  expect(
    await codeOf({ type: 2, identifier: 'https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ' }),
  ).toBe('video_unknown')
  for (const identifier of ['/media/hero/../x', 'https://evil.example/x.png', '/media/hero/A'])
    expect(await codeOf({ type: 0, identifier })).toBe('invalid_request')
  for (const more of [
    { type: 3 },
    { type: 1, identifier: VIDEO, enabled: 'yes' },
    { type: 1, identifier: VIDEO, position: -1 },
    { type: 1, identifier: VIDEO, title: 'x'.repeat(61) },
    { type: 1, identifier: VIDEO, translations: '[{"language_id":9,"title":"","lead":""}]' },
  ])
    expect(await codeOf(more)).toBe('invalid_request')
  expect(await codeOf({ type: 0, picture, id: 99 })).toBe('slide_not_found')
  await expect(call(deleteHeroSlide, { id: 99 }, credentials)).rejects.toMatchObject({
    status: 404,
    code: 'slide_not_found',
  })

  expect([await entries(), await audits()]).toEqual([[], []])
  expect(
    await db.selectFrom('picture').select('name').where('unused_since', 'is', null).execute(),
  ).toEqual([])
})

test.each([listHeroForStaff, saveHeroSlide, deleteHeroSlide])(
  'ADMIN-12 G02 $path is for admins with that bit',
  async (endpoint) => {
    const { call, as, make } = await startSite()
    const input = { id: 1, type: 1, identifier: VIDEO, enabled: true } as never
    await expect(call(endpoint, input)).rejects.toMatchObject({ status: 401 })
    for (const wish of [
      {},
      { permissions: Permission.canManageContent },
      { flags: Flag.Admin, permissions: ~Permission.canManageContent & 8_388_607 },
    ]) {
      await expect(call(endpoint, input, await as(await make.member(wish)))).rejects.toMatchObject({
        status: 403,
        code: 'not_allowed',
      })
    }
  },
)

test('HERO-02 a slide that is not shown, or shown as it was, throws no page away', async () => {
  const { call, credentials, databaseUrl } = await siteWithEditor()
  const purged = await purgedBy(databaseUrl)
  const slide = { type: 1, identifier: VIDEO }
  const add = (enabled: boolean) => () =>
    call(saveHeroSlide, { ...slide, enabled, position: 0 }, credentials)
  expect(await purged(add(true))).toEqual(['hero'])
  expect(await purged(add(false))).toEqual([])
  const { id } = await add(false)()
  const change = (fields: object) => () => call(saveHeroSlide, { id, ...fields }, credentials)
  expect(await purged(change({ title: 'Final', position: 2 }))).toEqual([])
  expect(await purged(change({ enabled: true }))).toEqual(['hero'])
  expect(await purged(change({ title: 'Final' }))).toEqual([])
  expect(await purged(change({ title: 'The final' }))).toEqual(['hero'])
  expect(await purged(change({ position: 0 }))).toEqual(['hero'])
  expect(await purged(change({ enabled: false }))).toEqual(['hero'])
  expect(await purged(() => call(deleteHeroSlide, { id }, credentials))).toEqual([])
})
