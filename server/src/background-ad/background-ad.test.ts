import { expect, test } from 'vitest'
import { getBackgroundAd } from '@loadout/contract/background-ad/background-ad.ts'
import { elements, readPage } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'

test('SHELL-34 the background ad is answered with its picture and its link, and both are empty on a new site', async () => {
  const { call, make, get } = await startSite()
  expect(await call(getBackgroundAd, {})).toEqual({
    background_ad_image: null,
    background_ad_link: null,
  })
  await make.backgroundAd({ image: 'general-4', link: 'https://partner.example/' })
  const path = '/media/ad/general-4/1920x1080.webp'
  expect(await call(getBackgroundAd, {})).toEqual({
    background_ad_image: path,
    background_ad_link: 'https://partner.example/',
  })
  expect((await get(path)).status).toBe(200)
})

test.each(['/', '/about', '/news/999999/x'])(
  'SHELL-34 the background ad of %s appears and goes with the next request, though pages are kept',
  async (path) => {
    const { get, make } = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
    const ads = async () => {
      const { main } = await readPage(await get(`${path}?lang=en`))
      return [
        elements(main, 'a')
          .filter(({ rel }) => rel === 'sponsored')
          .map(({ href }) => href),
        elements(main, 'img')
          .map(({ src = '' }) => src)
          .filter((src) => src.startsWith('/media/ad/')),
      ]
    }
    expect(await ads()).toEqual([[], []])
    await make.backgroundAd({ image: 'general-4', link: '/giveaway' })
    expect(await ads()).toEqual([['/giveaway'], ['/media/ad/general-4/1920x1080.webp']])
    await make.backgroundAd({ image: 'general-4', link: null })
    expect(await ads()).toEqual([[], ['/media/ad/general-4/1920x1080.webp']])
    await make.backgroundAd({ image: null, link: '/giveaway' })
    expect(await ads()).toEqual([[], []])
  },
)

test('SHELL-34 an ad that leads nowhere a browser should go is refused', async () => {
  const { call, make } = await startSite()
  await expect(
    make.backgroundAd({ image: 'general-4', link: 'javascript:alert(1)' }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await call(getBackgroundAd, {})).toEqual({
    background_ad_image: null,
    background_ad_link: null,
  })
})

test.each(['/', '/about'])(
  'SHELL-35 the slot of partners on %s is there and empty',
  async (path) => {
    const { get } = await startSite()
    expect((await readPage(await get(`${path}?lang=en`))).main).toMatch(
      /<div [^>]*id="partner"[^>]*><\/div>/,
    )
  },
)
