import { expect, test } from 'vitest'
import { deleteVideo, saveVideo } from '@loadout/contract/videos/staff-videos.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { elements, insides, readPage, textOf } from '../../test/read-page.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'
import { MINUTE } from '../platform/clock.ts'

const ids: number[] = []
const site = shareSite(async ({ make }) => {
  for (let number = 1; number <= 19; number++) {
    const { id } = await make.video({
      title: `Video ${number}`,
      subTitle: `About ${number}`,
      duration: 3_600 + number,
      publishedAt: new Date(TEST_NOW.getTime() - number * MINUTE),
    })
    ids.push(id)
  }
  await make.video({ title: 'Draft', publishedAt: 'infinity' })
  await make.comment({ on: { id: ids[0]! }, by: await make.member(), message: 'What a round' })
})

const read = async (path: string) => readPage(await site().get(path))
const titlesIn = (html: string) =>
  insides(html, 'article').flatMap((card) => insides(card, 'h[23]').map(textOf))

test.each(['/ld-tv', '/ldtv'])(
  'VIDEO-02 VIDEO-03 VIDEO-04 VIDEO-05 VIDEO-06 %s shows the latest video large, three more and eighteen on a page',
  async (path) => {
    const { status, h1, main, html } = await read(`${path}?lang=en`)
    expect([status, h1]).toEqual([200, 'Loadout TV'])
    const newest = Array.from({ length: 18 }, (_, index) => `Video ${index + 1}`)
    expect(titlesIn(main)).toEqual([...newest.slice(0, 4), ...newest])
    expect(main).toContain('About 1<')
    expect(main).toContain('1:00:01')
    expect(main).not.toContain('Draft')
    expect(html).toContain('/ld-tv?lang=en"')
    expect(html).not.toContain('/ldtv?lang')
    expect(elements(main, 'a').map(({ href }) => href)).toContain(`/ld-tv/${ids[0]}`)
  },
)

test('VIDEO-06 the nineteenth video is on the second page, and beyond the last there is none', async () => {
  const { main } = await read('/ld-tv?lang=en&page=2')
  expect(titlesIn(main)).toEqual(['Video 19'])
  const { status, headers } = await site().get('/ld-tv?page=3&lang=en')
  expect([status, headers.get('location')]).toEqual([302, '/ld-tv?lang=en'])
})

test.each(['ld-tv', 'ldtv'])(
  'VIDEO-07 AMB-12 AMB-21 /%s/{id} has the player behind a link, upvotes, comments and the list of videos',
  async (channel) => {
    const { status, h1, main, html } = await read(`/${channel}/${ids[0]}?lang=en`)
    expect([status, h1]).toEqual([200, 'Video 1'])
    const links = elements(main, 'a').map(({ href }) => href)
    expect(links).toContain('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    expect(links).toContain(`/ld-tv/${ids[1]}`)
    expect(elements(main, 'button').map((button) => button['aria-label'])).toContain('1 upvote')
    expect(textOf(main)).toContain('What a round')
    expect(html).toContain(`/ld-tv/${ids[0]}?lang=en"`)
    expect(html).toContain('"@type":"VideoObject"')
  },
)

test('VIDEO-07 H04 a page of the channel asks nothing of another site', async () => {
  for (const path of ['/ld-tv?lang=en', `/ld-tv/${ids[0]}?lang=en`]) {
    const { body } = await read(path)
    const asked = ['img', 'iframe', 'script', 'link', 'source'].flatMap((tag) =>
      elements(body, tag).flatMap(({ src, srcset, href }) => [src, srcset, href]),
    )
    expect(asked.filter((address) => address?.startsWith('http'))).toEqual([])
    expect(elements(body, 'iframe')).toEqual([])
  }
})

test('VIDEO-07 a video that there is not is 404', async () => {
  for (const path of ['/ld-tv/999999', '/ld-tv/x', '/ldtv/0'])
    expect((await site().get(`${path}?lang=en`)).status, path).toBe(404)
})

test('HOME-11 the front page has the three newest videos', async () => {
  const { main } = await read('/?lang=en')
  const [module] = insides(main, 'section').filter((section) =>
    insides(section, 'h2').map(textOf).includes('Latest videos'),
  )
  expect(titlesIn(module ?? '')).toEqual(['Video 1', 'Video 2', 'Video 3'])
})

test('VIDEO-02 an empty channel says so', async () => {
  const { get } = await startSite()
  expect(await (await get('/ld-tv?lang=en')).text()).toContain('There are no videos yet')
})

test('VIDEO-02 VIDEO-07 HOME-11 pages show at once what staff have changed', async () => {
  const { call, get, make, as } = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const staff = await as(await make.member(staffWith('canManageContent')))
  const { id } = await call(
    saveVideo,
    { title: 'First title', youtube_video_id: 'aqz-KE-bpKQ' },
    staff,
  )
  const shown = async () =>
    Promise.all(
      ['/?lang=en', '/ld-tv?lang=en', `/ld-tv/${id}?lang=en`].map(async (path) =>
        (await get(path)).text(),
      ),
    )
  for (const page of await shown()) expect(page).toContain('First title')
  await call(saveVideo, { id, title: 'Second title' }, staff)
  for (const page of await shown()) {
    expect(page).toContain('Second title')
    expect(page).not.toContain('First title')
  }
  await call(deleteVideo, { id }, staff)
  for (const page of await shown()) expect(page).not.toContain('Second title')
})
