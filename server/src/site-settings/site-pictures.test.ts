import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getSite } from '@loadout/contract/site-settings/site.ts'
import { getSettings, setIcon, setLogo } from '@loadout/contract/site-settings/staff-settings.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { elements, insides, readPage } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'
import { HOUR } from '../platform/clock.ts'

async function siteWithStaff() {
  const site = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const staff = await site.make.member(staffWith('canManageContent'))
  const credentials = await site.as(staff)
  const sheets = async () =>
    elements((await readPage(await site.get('/?lang=en'))).html, 'link')
      .filter(({ rel }) => rel === 'stylesheet')
      .map(({ href = '' }) => href)
      .filter((href) => href.startsWith('/logo/'))
  return {
    ...site,
    staff,
    credentials,
    sheets,
    text: async (path: string) => (await site.get(path)).text(),
    logo: (theme: 'dark' | 'light', image: File | '') =>
      site.call(setLogo, { theme, image }, credentials),
    icon: (image: File | '') => site.call(setIcon, { image }, credentials),
  }
}

const nameOf = (path: string | null) => path?.split('/').at(-1)
const square = () => pictureFile({ width: 512, height: 512 })

test('ADMIN-12 M05 a logo for each theme is on the next page, and what the site came with is when they are taken away', async () => {
  const { logo, sheets, text, get, call } = await siteWithStaff()
  expect(await sheets()).toEqual([])
  const { logo_dark } = await logo('dark', await pictureFile({ width: 600, height: 200 }))
  expect(await sheets()).toEqual([`/logo/${nameOf(logo_dark)}-${nameOf(logo_dark)}.css`])
  const { logo_light } = await logo('light', await pictureFile({ colour: 'red' }))
  const [sheet = ''] = await sheets()
  expect(sheet).toBe(`/logo/${nameOf(logo_dark)}-${nameOf(logo_light)}.css`)
  expect((await call(getSite, {})).logo).toEqual({ dark: logo_dark, light: logo_light })

  const styles = await get(sheet)
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
  const light = `{--logo:url(${logo_light}/480x120.png)}`
  expect(await styles.text()).toContain(
    `:root:root[data-theme=light]${light}@media print{:root:root:root${light}}`,
  )
  const picture = await get(`${logo_dark}/480x120.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
    format: 'png',
    width: 360,
    height: 120,
  })

  await logo('dark', '')
  expect(await sheets()).toEqual([`/logo/${nameOf(logo_light)}-${nameOf(logo_light)}.css`])
  await logo('light', '')
  expect(await sheets()).toEqual([])
  expect(await text('/offline?lang=en')).not.toContain('/logo/')
})

test('ADMIN-12 the name stays on the page that is shown without a network', async () => {
  const { logo, get } = await siteWithStaff()
  await logo('dark', await pictureFile({ width: 600, height: 200 }))
  const { html } = await readPage(await get('/offline?lang=en'))
  const [header = ''] = insides(html, 'header')
  expect(elements(header, 'svg').map((drawn) => drawn['aria-label'])).toEqual(['Loadout'])
  expect(html).not.toContain('href="/logo/')
})

test('ADMIN-12 an icon is that of the browser, of phones, of what is installed and of cards without a picture', async () => {
  const { icon, sheets, get, text } = await siteWithStaff()
  const own = (await icon(await square())).icon ?? ''
  const page = await readPage(await get('/?lang=en'))
  expect(page.link('icon')).toBe(`${own}/48x48.png`)
  expect(page.meta('og:image')).toBe(`http://localhost:3000${own}/512x512.png`)
  expect(page.meta('twitter:card')).toBe('summary')
  expect(await sheets()).toEqual([`/logo/${nameOf(own)}.css`])
  expect(await text(`/logo/${nameOf(own)}.css`)).toContain(`--mark:url(${own}/192x192.png)`)
  expect((await get('/favicon.ico')).headers.get('location')).toBe(`${own}/48x48.png`)
  const touch = await get((await get('/apple-touch-icon.png')).headers.get('location') ?? '')
  expect([touch.status, touch.headers.get('content-type')]).toEqual([200, 'image/png'])

  const { icons } = (await (await get('/manifest.webmanifest?lang=en')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons) {
    const bytes = Buffer.from(await (await get(src)).arrayBuffer())
    const { width, height, format } = await sharp(bytes).metadata()
    expect([`${width}x${height}`, format], src).toEqual([sizes, 'png'])
  }
  expect(await text('/?lang=en')).not.toContain('mark.svg" type')
  const feedIcon = async () =>
    ((await (await get('/feeds/news.json?lang=en')).json()) as { icon: string }).icon
  expect(await feedIcon()).toBe(`http://localhost:3000${own}/192x192.png`)

  await icon('')
  const after = await readPage(await get('/?lang=en'))
  expect([after.link('icon'), after.meta('og:image')]).toEqual([
    '/mark.svg',
    'http://localhost:3000/media/news/general-1/1200x630.jpg',
  ])
  expect((await get('/favicon.ico')).headers.get('location')).toBe('/icons/192.png')
  expect(await feedIcon()).toBe('http://localhost:3000/icons/192.png')
})

test('ADMIN-12 an icon that phones cut to a circle has room around it', async () => {
  const { icon, get } = await siteWithStaff()
  await icon(await pictureFile({ width: 512, height: 512, colour: '#ff0000' }))
  const { icons } = (await (await get('/manifest.webmanifest?lang=en')).json()) as {
    icons: { src: string; purpose: string }[]
  }
  const { src = '' } = icons.find(({ purpose }) => purpose === 'maskable') ?? {}
  const bytes = Buffer.from(await (await get(src)).arrayBuffer())
  const at = async (left: number, top: number) => [
    ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  expect((await at(20, 256)).slice(0, 3)).toEqual([10, 17, 14])
  expect((await at(256, 256)).slice(0, 3)).toEqual([255, 0, 0])
})

test('ADMIN-12 the publisher of an article has the logo of the site', async () => {
  const { logo, make, get } = await siteWithStaff()
  const news = await make.news({ title: 'Final' })
  const publisher = async () => {
    const page = await readPage(await get(`/news/${news.id}/final?lang=en`))
    return page.jsonLd.find((data) => data['@type'] === 'NewsArticle')?.['publisher']
  }
  expect(await publisher()).not.toHaveProperty('logo')
  const { logo_light } = await logo('light', await pictureFile())
  expect(await publisher()).toMatchObject({
    logo: { '@type': 'ImageObject', url: `http://localhost:3000${logo_light}/480x120.png` },
  })
})

test.each([
  [
    'a file that is no picture',
    new File(['<svg onload="alert(1)"/>'], 'x.png'),
    'picture_unreadable',
  ],
  [
    'an icon that is too small',
    await pictureFile({ width: 511, height: 512 }),
    'picture_too_small',
  ],
  [
    'an animation',
    await pictureFile({ width: 600, height: 600, format: 'gif' }),
    'picture_unreadable',
  ],
])('ADMIN-12 I01 %s is refused, and the icon stays as it was', async (_, image, code) => {
  const { icon, call, credentials, db } = await siteWithStaff()
  const before = await icon(await square())
  await expect(icon(image)).rejects.toMatchObject({ status: 400, code, field: 'image' })
  expect(await call(getSettings, {}, credentials)).toEqual(before)
  expect(await db.selectFrom('audit').select('id').execute()).toHaveLength(1)
})

test('I09 what was replaced goes from the store, and nobody else can take a picture of the site away', async () => {
  const { icon, logo, site, clock, get, db } = await siteWithStaff()
  const { icon: first } = await icon(await square())
  const { icon: second } = await icon(await square())
  const { logo_dark } = await logo('dark', await pictureFile())
  clock.advance(2 * HOUR)
  expect(await site.pictures.sweep()).toBe(2)
  expect((await get(`${first}/48x48.png`)).status).toBe(404)
  expect((await get(`${second}/48x48.png`)).status).toBe(200)
  expect((await get(`${logo_dark}/480x120.png`)).status).toBe(200)
  expect(await db.selectFrom('picture').select('folder').orderBy('folder').execute()).toEqual([
    { folder: 'icon' },
    { folder: 'logo' },
    { folder: 'maskable' },
  ])
})

test.each(['x.css', `${'a'.repeat(32)}.css}x`, `${'a'.repeat(32)}-${'g'.repeat(32)}.css`])(
  'M05 there is no sheet of pictures called %s',
  async (name) => {
    const { get } = await siteWithStaff()
    expect((await get(`/logo/${name}`)).status).toBe(404)
  },
)

test('G16 ADMIN-12 whoever changes a picture of the site is written down', async () => {
  const { icon, staff, db } = await siteWithStaff()
  const { icon: path } = await icon(await square())
  expect(
    await db.selectFrom('audit').select(['admin_id', 'action', 'before', 'after']).execute(),
  ).toMatchObject([
    {
      admin_id: staff.id,
      action: 'site settings changed',
      before: { icon: null },
      after: { icon: path },
    },
  ])
})

test('ADMIN-12 two of the staff who send a logo and an icon at once lose neither', async () => {
  const { icon, logo, call, credentials } = await siteWithStaff()
  await Promise.all([
    icon(await square()),
    logo('dark', await pictureFile()),
    logo('light', await pictureFile()),
  ])
  const settings = await call(getSettings, {}, credentials)
  expect([settings.icon, settings.logo_dark, settings.logo_light]).not.toContain(null)
})
