import { expect, test } from 'vitest'
import { listHeroContent } from '@loadout/contract/hero/hero.ts'
import { elements, readPage } from '../../test/read-page.ts'
import { startSite } from '../../test/start-site.ts'
import type { HeroSlide } from './change-hero.ts'

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const FRAME = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const WITHOUT_WORDS = { title: '', lead: '' }

test('HERO-01 HERO-02 the slides are answered in their order, with type, identifier and link, to anyone', async () => {
  const { call, get, make } = await startSite()
  await make.heroSlide({ type: 2, identifier: FRAME })
  await make.heroSlide({ type: 0, identifier: 'lol-2', link: '/news/5', position: 0 })
  await make.heroSlide({ type: 1, identifier: VIDEO, position: 1 })
  await make.heroSlide({ position: 0, enabled: false })

  const entries = [
    { type: 0, identifier: '/media/hero/lol-2', link: '/news/5', ...WITHOUT_WORDS },
    { type: 1, identifier: VIDEO, link: null, ...WITHOUT_WORDS },
    { type: 2, identifier: FRAME, link: null, ...WITHOUT_WORDS },
  ]
  expect(await call(listHeroContent, {})).toEqual({ entries })
  expect(await (await get('/api/hero_content/list?_u=1&_t=somebody')).json()).toEqual({ entries })
})

test('HERO-02 HERO-03 what stands on a slide is in the language of its reader, or as for everybody', async () => {
  const { call, get, make } = await startSite()
  await make.heroSlide({
    title: 'Cup tonight',
    lead: 'Doors at eight',
    translations: [{ language_id: 3, title: 'Cup heute Abend', lead: '' }],
  })
  const words = async (language_id?: 1 | 3) => {
    const [{ title, lead } = {}] = (await call(listHeroContent, { language_id })).entries
    return [title, lead]
  }
  expect(await words()).toEqual(['Cup tonight', 'Doors at eight'])
  expect(await words(1)).toEqual(['Cup tonight', 'Doors at eight'])
  expect(await words(3)).toEqual(['Cup heute Abend', ''])
  expect((await readPage(await get('/?lang=de'))).main).toContain('Cup heute Abend')
  expect((await readPage(await get('/?lang=sv'))).main).toContain('Doors at eight')
})

test('HERO-02 a new site has no slides', async () => {
  const { call } = await startSite()
  expect(await call(listHeroContent, {})).toEqual({ entries: [] })
})

test('HERO-03 the picture of a slide is served eight by three', async () => {
  const { get } = await startSite()
  const answers = await Promise.all(
    [
      '/media/hero/lol-2/1200x450.webp',
      '/media/hero/lol-2/600x280.webp',
      '/media/hero/none/1200x450.webp',
    ].map((path) => get(path)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
})

test.each([
  {
    what: 'a video elsewhere',
    slide: { type: 1, identifier: 'https://evil.example/watch?v=aqz-KE-bpKQ' },
  },
  {
    what: 'a look-alike frame',
    slide: {
      type: 2,
      identifier: 'https://www.youtube-nocookie.com.evil.example/embed/aqz-KE-bpKQ',
    },
  },
  { what: 'a frame of a script', slide: { type: 2, identifier: 'javascript:alert(1)' } },
  { what: 'a link that runs', slide: { link: 'javascript:alert(1)' } },
  { what: 'a link that looks like our own', slide: { link: '/\\evil.example' } },
  {
    what: 'the link https:evil.example/x, which looks like our own (H05)',
    slide: { link: 'https:evil.example/x' },
  },
  {
    what: 'the link https:/evil.example/x, which looks like our own (H05)',
    slide: { link: 'https:/evil.example/x' },
  },
  {
    what: 'the link /.//evil.example, which looks like our own (H05)',
    slide: { link: '/.//evil.example' },
  },
  {
    what: 'the link /a/..//evil.example, which looks like our own (H05)',
    slide: { link: '/a/..//evil.example' },
  },
  {
    what: 'the link /%2e//evil.example, which looks like our own (H05)',
    slide: { link: '/%2e//evil.example' },
  },
  { what: 'the link https:, which looks like our own (H05)', slide: { link: 'https:' } },
  { what: 'the link rules, which looks like our own (H05)', slide: { link: 'rules' } },
  { what: 'the link ?page=2, which looks like our own (H05)', slide: { link: '?page=2' } },
  { what: 'the link #top, which looks like our own (H05)', slide: { link: '#top' } },
  {
    what: 'the link //evil.example, which looks like our own (H05)',
    slide: { link: '//evil.example' },
  },
  { what: 'the link http://, which looks like our own (H05)', slide: { link: 'http://' } },
] as { what: string; slide: Partial<HeroSlide> }[])(
  'H04 a slide with $what is refused',
  async ({ slide }) => {
    const { make, call } = await startSite()
    await expect(make.heroSlide(slide)).rejects.toMatchObject({
      status: 400,
      code: 'link' in slide ? 'link_unusable' : 'video_unknown',
    })
    expect((await call(listHeroContent, {})).entries).toEqual([])
  },
)

test('HERO-05 H04 of an embedded frame the address is put together anew', async () => {
  const { call, make } = await startSite()
  await make.heroSlide({ type: 2, identifier: VIDEO })
  expect((await call(listHeroContent, {})).entries).toEqual([
    { type: 2, identifier: FRAME, link: null, ...WITHOUT_WORDS },
  ])
})

test('HERO-03 HOME-04 a kept front page shows a change of the slides on the next request', async () => {
  const { get, make } = await startSite({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const pictures = async () =>
    elements((await readPage(await get('/?lang=en'))).main, 'img').flatMap(
      ({ src = '' }) => /^\/media\/hero\/(.*)\/1200x450.webp$/.exec(src)?.[1] ?? [],
    )
  const { id } = await make.heroSlide({ identifier: 'lol-1' })
  expect(await pictures()).toEqual(['lol-1'])

  expect(await make.heroSlide({ id, identifier: 'lol-2' })).toEqual({ id })
  expect(await pictures()).toEqual(['lol-2'])
  await make.withoutSlide(id)
  expect(await pictures()).toEqual([])
  await expect(make.withoutSlide(id)).rejects.toMatchObject({
    status: 404,
    code: 'slide_not_found',
  })
  await expect(make.heroSlide({ id })).rejects.toMatchObject({
    status: 404,
    code: 'slide_not_found',
  })
})

test('HERO-04 HERO-05 a page names nothing of another site that a browser would load by itself', async () => {
  const { get, make } = await startSite()
  await make.heroSlide({ type: 1, identifier: VIDEO })
  const { main } = await readPage(await get('/?lang=en'))
  expect(elements(main, 'iframe')).toEqual([])
  expect(
    elements(main, 'img')
      .map(({ src = '' }) => src)
      .filter((src) => !src.startsWith('/')),
  ).toEqual([])
  expect(elements(main, 'a').map(({ href }) => href)).toContain(VIDEO)
})
