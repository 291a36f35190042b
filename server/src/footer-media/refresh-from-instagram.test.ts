import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { listFooterMedia } from '@loadout/contract/footer-media/footer-media.ts'
import {
  deleteFooterMedia,
  listFooterMediaForStaff,
  saveFooterMedia,
} from '@loadout/contract/footer-media/staff-footer-media.ts'
import { instagramStandIn } from '../../test/stand-ins/instagram.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite } from '../../test/start-site.ts'
import { testFolder } from '../../test/test-folder.ts'
import { instagram } from './instagram.ts'
import { refreshFooterMedia } from './refresh-from-instagram.ts'
import { HOUR } from '../platform/clock.ts'

const token = 'IGQVJ-token'

async function siteWithInstagram() {
  const picture = await sharp({
    create: { width: 640, height: 640, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer()
  const standIn = await instagramStandIn({ token, pictures: [picture] })
  const site = await startSite({ environment: { LOADOUT_DATA: await testFolder() } })
  const source = instagram({ token, standIn: standIn.origin })
  const captions = async () =>
    (await site.call(listFooterMedia, {})).entries.map(({ caption }) => caption)
  return { ...site, standIn, captions, refresh: () => refreshFooterMedia(site.site, source) }
}
const posts = (...ids: number[]) =>
  ids.map((id) => ({ id: String(id), caption: `Post ${id}\nand more of it` }))

test('FOOT-03 FOOT-04 AMB-103 the latest of Instagram stand behind what staff have put into the footer, eight in all, with pictures of the site’s own', async () => {
  const site = await siteWithInstagram()
  await site.make.footerMedia({ caption: 'By staff' })
  site.standIn.publish(posts(9, 8, 7, 6, 5, 4, 3, 2, 1))
  await site.refresh()
  expect(await site.captions()).toEqual([
    'By staff',
    'Post 9',
    'Post 8',
    'Post 7',
    'Post 6',
    'Post 5',
    'Post 4',
    'Post 3',
  ])
  const { entries } = await site.call(listFooterMedia, { limit: 2 })
  expect(entries[1]).toMatchObject({
    link: 'https://www.instagram.com/p/9/',
    src: expect.stringMatching(/^\/media\/footer\/[0-9a-f]{32}\/320x320\.webp$/) as string,
  })
  expect((await site.get(entries[1]?.src ?? '')).status).toBe(200)

  site.standIn.publish(posts(10, 9))
  await site.refresh()
  expect(await site.captions()).toEqual(['By staff', 'Post 10', 'Post 9'])
  // Each picture is fetched once, and what is not shown any more is swept.
  expect(site.standIn.asked.filter((path) => path.startsWith('/pictures'))).toHaveLength(9)
  site.clock.advance(2 * HOUR)
  expect(await site.site.pictures.sweep()).toBe(7)
})

test('AMB-103 of two that ask Instagram at the same moment each finds done what the other did', async () => {
  const site = await siteWithInstagram()
  site.standIn.publish(posts(2, 1))
  await Promise.all([site.refresh(), site.refresh()])
  expect(await site.captions()).toEqual(['Post 2', 'Post 1'])
})

test('AMB-103 I09 a picture of Instagram that staff show as well stays when it is none of the latest any more', async () => {
  const site = await siteWithInstagram()
  site.standIn.publish(posts(1))
  await site.refresh()
  const { src = '' } = (await site.call(listFooterMedia, {})).entries[0] ?? {}
  const staff = await site.make.member(staffWith('canManageContent'))
  const own = { link: 'https://example.com/', caption: 'Ours', src }
  await site.call(saveFooterMedia, own, await site.as(staff))
  site.standIn.publish(posts(2))
  await site.refresh()
  site.clock.advance(2 * HOUR)
  await site.site.pictures.sweep()
  expect(await site.captions()).toEqual(['Ours', 'Post 2'])
  expect((await site.get(src)).status).toBe(200)
})

test('AMB-103 what staff take out of Instagram’s pictures does not come back', async () => {
  const site = await siteWithInstagram()
  const staff = await site.make.member({
    flags: Flag.Admin,
    permissions: Permission.canManageContent,
  })
  const credentials = await site.as(staff)
  site.standIn.publish(posts(2, 1))
  await site.refresh()
  const { entries } = await site.call(listFooterMediaForStaff, {}, credentials)
  expect(entries.map(({ from_instagram }) => from_instagram)).toEqual([true, true])
  await site.call(deleteFooterMedia, { id: entries[0]?.id ?? 0 }, credentials)
  await site.refresh()
  expect(await site.captions()).toEqual(['Post 1'])

  // Nor when it was out of the latest in between.
  for (const latest of [posts(1), posts(2, 1)]) {
    site.standIn.publish(latest)
    await site.refresh()
  }
  expect(await site.captions()).toEqual(['Post 1'])
})

test.each([
  { what: 'says 500', status: 500, body: 'no' },
  { what: 'says that the token is none', status: 400, body: '{"error":{"code":190}}' },
  { what: 'answers no JSON', status: 200, body: '<html>' },
  { what: 'answers another form', status: 200, body: '{"data":[{"id":5}]}' },
  {
    what: 'names a page elsewhere',
    status: 200,
    body: '{"data":[{"id":"5","media_type":"IMAGE","media_url":"https://a.cdninstagram.com/x","permalink":"javascript:alert(1)"}]}',
  },
  { what: 'answers two megabytes', status: 200, body: ' '.repeat(2_000_000) },
])('J02 an Instagram that $what changes nothing in the footer', async ({ status, body }) => {
  const site = await siteWithInstagram()
  site.standIn.publish(posts(1))
  await site.refresh()
  site.standIn.say((_, response) => void response.writeHead(status).end(body))
  await site.refresh()
  expect(await site.captions()).toEqual(['Post 1'])
})

test.each(['http://127.0.0.1:1/x.jpg', 'https://cdninstagram.com.evil.example/x.jpg'])(
  'J01 J02 a picture at %s is not fetched, and the others are',
  async (picture) => {
    const site = await siteWithInstagram()
    site.standIn.publish([{ id: '2', caption: 'Elsewhere', picture }, ...posts(1)])
    await site.refresh()
    expect(await site.captions()).toEqual(['Post 1'])
    expect(site.log.join('')).toContain('instagram pictures gave no answer: address')
  },
)

test('J02 an Instagram that serves no pictures is not asked for all of them', async () => {
  const site = await siteWithInstagram()
  site.standIn.servePicturesNoMore()
  site.standIn.publish(posts(8, 7, 6, 5, 4, 3, 2, 1))
  await site.refresh()
  expect(site.standIn.asked.filter((path) => path.startsWith('/pictures'))).toHaveLength(5)
  expect(site.log.join('')).toContain('instagram pictures gave no answer: paused')
})

test('J02 a picture that is none is left out', async () => {
  const site = await siteWithInstagram()
  site.standIn.publish([
    { id: '2', caption: 'No picture', picture: '/pictures/5.jpg' },
    { id: '1', caption: 'A film', type: 'VIDEO' },
  ])
  await site.refresh()
  expect(await site.captions()).toEqual(['A film'])
})
