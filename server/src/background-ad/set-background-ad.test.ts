import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { getBackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import { setBackgroundAd } from '@loadout/contract/background-ad/set-background-ad.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { purgedBy } from '../../test/received-purges.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { HOUR } from '../platform/clock.ts'

const LARGE = { width: 1_280, height: 720 }

async function siteWithEditor() {
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const editor = await site.make.member({
    flags: Flag.Admin,
    permissions: Permission.canManageContent,
  })
  return {
    ...site,
    editor,
    credentials: await site.as(editor),
    ad: () => site.call(getBackgroundAd, {}),
  }
}

test('ADMIN-12 SHELL-34 staff put a picture behind every page, lead it elsewhere and take it away', async () => {
  const { call, get, credentials, ad, site, clock } = await siteWithEditor()
  await call(
    setBackgroundAd,
    {
      background_ad_image: await pictureFile(LARGE),
      background_ad_link: 'https://partner.example/',
    },
    credentials,
  )
  const { background_ad_image: image } = await ad()
  expect(image).toMatch(/^\/media\/ad\/[0-9a-f]{32}\/1920x1080\.webp$/)
  expect((await get(image ?? '')).status).toBe(200)

  await call(setBackgroundAd, { background_ad_link: '/giveaway' }, credentials)
  expect(await ad()).toEqual({ background_ad_image: image, background_ad_link: '/giveaway' })
  await call(setBackgroundAd, { background_ad_image: image ?? '' }, credentials)
  expect(await ad()).toEqual({ background_ad_image: image, background_ad_link: '/giveaway' })
  await call(setBackgroundAd, { background_ad_link: '' }, credentials)
  expect(await ad()).toEqual({ background_ad_image: image, background_ad_link: null })
  await call(setBackgroundAd, { background_ad_image: '' }, credentials)
  expect(await ad()).toEqual({ background_ad_image: null, background_ad_link: null })
  clock.advance(2 * HOUR)
  await site.pictures.sweep()
  expect((await get(image ?? '')).status).toBe(404)
})

test('G16 every change of the background ad leaves one line in the audit', async () => {
  const { call, credentials, editor, db, make } = await siteWithEditor()
  await make.backgroundAd({ image: 'general-4', link: null })
  await call(setBackgroundAd, { background_ad_link: '/giveaway' }, credentials)
  expect(
    await db
      .selectFrom('audit')
      .select(['admin_id', 'action', 'target', 'before', 'after'])
      .execute(),
  ).toEqual([
    {
      admin_id: editor.id,
      action: 'background ad set',
      target: 'background ad',
      before: { image: 'general-4', link: null },
      after: { image: 'general-4', link: '/giveaway' },
    },
  ])
})

test('ADMIN-12 H05 I01 a link that runs, a picture of elsewhere and one that is none are refused', async () => {
  const { call, credentials, ad } = await siteWithEditor()
  const codeOf = (input: object) =>
    call(setBackgroundAd, input, credentials).then(
      () => 'set',
      ({ code }: { code: string }) => code,
    )
  expect(await codeOf({ background_ad_link: 'javascript:alert(1)' })).toBe('link_unusable')
  expect(await codeOf({ background_ad_image: 'https://evil.example/x.png' })).toBe(
    'invalid_request',
  )
  expect(
    await codeOf({ background_ad_image: await pictureFile({ width: 1_279, height: 720 }) }),
  ).toBe('picture_too_small')
  expect(await codeOf({ background_ad_image: new File(['<svg/>'], 'a.svg') })).toBe(
    'picture_unreadable',
  )
  expect(await ad()).toEqual({ background_ad_image: null, background_ad_link: null })
})

test('ADMIN-12 G02 only admins with that bit change the background ad', async () => {
  const { call, as, make } = await startSite()
  await expect(call(setBackgroundAd, {})).rejects.toMatchObject({ status: 401 })
  for (const wish of [
    {},
    { permissions: Permission.canManageContent },
    { flags: Flag.Admin, permissions: ~Permission.canManageContent & 8_388_607 },
  ]) {
    await expect(
      call(setBackgroundAd, {}, await as(await make.member(wish))),
    ).rejects.toMatchObject({ status: 403 })
  }
})

test('SHELL-34 a link without a picture, or an ad that is set as it was, throws no page away', async () => {
  const { call, credentials, make, databaseUrl } = await siteWithEditor()
  const purged = await purgedBy(databaseUrl)
  const link = (background_ad_link: string) =>
    call(setBackgroundAd, { background_ad_link }, credentials)
  const ad = (image: string | null) => make.backgroundAd({ image, link: '/giveaway' })
  expect(await purged(() => link('/'))).toEqual([])
  expect(await purged(() => ad('general-4'))).toEqual(['background-ad'])
  expect(await purged(() => link('/giveaway'))).toEqual([])
  expect(await purged(() => link('/news/5'))).toEqual(['background-ad'])
  expect(await purged(() => ad(null))).toEqual(['background-ad'])
})
