import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPage } from '../../../test/read-page.ts'
import { wrongData } from '../../../test/schema-org.ts'
import { shareSite, TEST_NOW } from '../../../test/start-site.ts'
import { DAY } from '../clock.ts'

const ORIGIN = 'https://community.example'
const paths: Record<string, string> = {}

/** One page of every kind that is shared. */
const site = shareSite(
  async ({ make }) => {
    const author = await make.member({ username: 'Haldor' })
    const stream = await make.stream({ username: 'northwind_tv' })
    const event = await make.event({
      ends: new Date(TEST_NOW.getTime() + 2 * DAY),
      streams: [stream.username],
    })
    Object.assign(paths, {
      'the front page': '/',
      news: `/news/${(await make.news({ author })).id}/x`,
      'a post': `/post/Haldor/${(await make.post({ author })).id}`,
      'a video': `/ld-tv/${(await make.video({ duration: 90 })).id}`,
      'an event': `/event/${event.id}/x`,
      'a stream': `/streams/${stream.username}`,
      'a profile': '/user/Haldor',
    })
  },
  { environment: { ORIGIN } },
)

const kinds = ['the front page', 'news', 'a post', 'a video', 'an event', 'a stream', 'a profile']

/** Each under its own address, to which the short one leads. */
async function read(kind: string) {
  const response = await site().get(`${paths[kind]}?lang=en`)
  const own = response.headers.get('location')
  return readPage(own === null ? response : await site().get(own))
}

async function sizeOf(address: string) {
  const response = await site().get(address.slice(ORIGIN.length))
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format }
}

test.each(kinds)('NEWS-03 a preview of %s shows a card of the size that it names', async (kind) => {
  const page = await read(kind)
  expect([page.status, page.meta('twitter:card')]).toEqual([200, 'summary_large_image'])
  expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630'])
  expect(await sizeOf(page.meta('og:image') ?? '')).toEqual({
    width: 1200,
    height: 630,
    format: 'jpeg',
  })
})

test.each([
  { kind: 'news', type: 'NewsArticle' },
  { kind: 'a post', type: 'NewsArticle' },
  { kind: 'a video', type: 'VideoObject' },
  { kind: 'an event', type: 'Event' },
  { kind: 'a profile', type: 'ProfilePage' },
])('NEWS-03 search engines learn all that they ask for of $kind', async ({ kind, type }) => {
  const [data, ...more] = (await read(kind)).jsonLd
  expect([data?.['@type'], more]).toEqual([type, []])
  expect(wrongData(data)).toEqual([])

  const { image } = (data?.['mainEntity'] ?? data) as { image?: string[] }
  const pictures = image ?? (data?.['thumbnailUrl'] as string[])
  const shapes = await Promise.all(pictures.map(sizeOf))
  expect(shapes.map(({ width, height }) => width / height)).toEqual([16 / 9, 4 / 3, 1])
})

test('NEWS-03 a page that shows nothing of its own kind says nothing of it', async () => {
  for (const kind of ['the front page', 'a stream']) expect((await read(kind)).jsonLd).toEqual([])
})
