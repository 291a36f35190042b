import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { deleteNews } from '@loadout/contract/news/newsroom.ts'
import { finishedLeaving } from '../../test/finished-leaving.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { insides } from '../../test/read-page.ts'
import { TEST_NOW } from '../../test/test-clock.ts'
import { reviseNews } from '../../test/revise-news.ts'
import { startSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const ORIGIN = 'https://community.example'
const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)
type JsonFeed = {
  title: string
  home_page_url: string
  feed_url: string
  language: string
  items: {
    id: string
    url: string
    title: string
    language: string
    content_html: string
    date_published: string
    date_modified: string
    tags: string[]
    authors: { name: string }[]
    image: string
  }[]
}

const open = () => startSite({ environment: { ORIGIN } })
const titlesIn = async (response: Response) =>
  ((await response.json()) as JsonFeed).items.map(({ title }) => title)

test('a feed has the newest twenty news in a language, with their whole text and absolute addresses', async () => {
  const { get, make } = await open()
  const author = await make.member({ username: 'Tindra' })
  for (let number = 1; number <= 21; number++)
    await make.news({
      author,
      title: `News ${number}`,
      publishedAt: minutesAgo(100 - number),
      tags: ['finals'],
      content: '<p>See <a href="/about">about</a> &amp; more</p>',
    })
  await make.news({ title: 'På svenska', languageId: 1 })

  const response = await get('/feeds/news.json?lang=en')
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('content-language'),
  ]).toEqual([200, 'application/feed+json; charset=utf-8', 'en'])
  const feed = (await response.json()) as JsonFeed
  expect(feed).toMatchObject({
    language: 'en',
    home_page_url: `${ORIGIN}/?lang=en`,
    feed_url: `${ORIGIN}/feeds/news.json?lang=en`,
  })
  expect(feed.items.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `News ${21 - index}`),
  )
  expect(feed.items[0]).toMatchObject({
    id: `${ORIGIN}/news/21?lang=en`,
    url: `${ORIGIN}/news/21/news-21?lang=en`,
    content_html: `<p>See <a href="${ORIGIN}/about">about</a> &amp; more</p>`,
    date_published: minutesAgo(79).toISOString(),
    date_modified: minutesAgo(79).toISOString(),
    tags: ['CS:GO', 'finals'],
    authors: [{ name: 'Tindra' }],
    image: `${ORIGIN}/media/news/csgo-1/600x280.jpg`,
  })
})

test('RSS and Atom tell the same news as JSON Feed, with all that their specifications want of a feed and of an item', async () => {
  const { get, make } = await open()
  const author = await make.member({ username: 'Tindra' })
  await make.news({
    author,
    title: 'Northwind win',
    excerpt: 'Two to one.',
    publishedAt: minutesAgo(5),
    tags: ['finals'],
    content: '<p>See <a href="/about">about</a></p>',
  })
  const feed = async (format: string) => {
    const response = await get(`/feeds/tags/1.${format}?lang=en`)
    return { type: response.headers.get('content-type'), text: await response.text() }
  }
  const [id, address, picture] = [
    `${ORIGIN}/news/1?lang=en`,
    `${ORIGIN}/news/1/northwind-win?lang=en`,
    `${ORIGIN}/media/news/csgo-1/600x280.jpg`,
  ]
  const content = `&lt;p&gt;See &lt;a href=&quot;${ORIGIN}/about&quot;&gt;about&lt;/a&gt;&lt;/p&gt;`
  const page = `${ORIGIN}/tags/1/finals?lang=en`

  const rss = await feed('rss')
  expect(rss.type).toBe('application/rss+xml; charset=utf-8')
  expect(rss.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<rss version="2\.0" /)
  for (const part of [
    '<title>#finals · Loadout</title>',
    `<link>${page}</link>`,
    '<language>en</language>',
    `<lastBuildDate>${minutesAgo(5).toUTCString()}</lastBuildDate>`,
    `<atom:link rel="self" type="application/rss+xml" href="${ORIGIN}/feeds/tags/1.rss?lang=en"/>`,
    `<item><title>Northwind win</title><link>${address}</link><guid isPermaLink="true">${id}</guid><pubDate>${minutesAgo(5).toUTCString()}</pubDate>`,
    '<dc:creator>Tindra</dc:creator><category>CS:GO</category><category>finals</category><description>Two to one.</description>',
    `<content:encoded>${content}</content:encoded><enclosure url="${picture}" length="0" type="image/jpeg"/></item>`,
  ])
    expect(rss.text).toContain(part)

  const atom = await feed('atom')
  expect(atom.type).toBe('application/atom+xml; charset=utf-8')
  expect(atom.text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="en">/,
  )
  for (const part of [
    `<id>${ORIGIN}/feeds/tags/1.atom?lang=en</id><title>#finals · Loadout</title>`,
    `<updated>${minutesAgo(5).toISOString()}</updated><icon>`,
    `<link rel="self" type="application/atom+xml" href="${ORIGIN}/feeds/tags/1.atom?lang=en"/>`,
    `<link rel="alternate" type="text/html" hreflang="en" href="${page}"/>`,
    `<entry xml:lang="en"><id>${id}</id><title>Northwind win</title><link rel="alternate" type="text/html" hreflang="en" href="${address}"/><link rel="enclosure" type="image/jpeg" href="${picture}"/>`,
    `<published>${minutesAgo(5).toISOString()}</published><updated>${minutesAgo(5).toISOString()}</updated><author><name>Tindra</name><uri>${ORIGIN}/user/Tindra</uri></author>`,
    `<category term="finals" label="finals"/><summary>Two to one.</summary><content type="html">${content}</content></entry>`,
  ])
    expect(atom.text).toContain(part)
})

test('an empty feed is whole, and each language has its own', async () => {
  const { get, make } = await open()
  await make.news({ title: 'På svenska', languageId: 1 })
  expect(await (await get('/feeds/news.atom?lang=en')).text()).toMatch(
    /<updated>1970-01-01T00:00:00\.000Z<\/updated>.*<\/feed>\s*$/s,
  )
  expect(await (await get('/feeds/news.rss?lang=en')).text()).toMatch(
    /<channel>(?!.*<(?:item|lastBuildDate)>).*<\/channel><\/rss>\s*$/s,
  )
  for (const { locale } of languages)
    expect(await titlesIn(await get(`/feeds/news.json?lang=${locale}`)), locale).toEqual(
      locale === 'sv' ? ['På svenska'] : [],
    )
})

test('there are feeds of a game, of a person and of a tag', async () => {
  const { get, make } = await open()
  const author = await make.member({ username: 'Tindra' })
  await make.news({ author, title: 'By Tindra', categoryIds: [3], publishedAt: minutesAgo(3) })
  await make.news({
    title: 'Tagged',
    categoryIds: [3],
    tags: ['finals'],
    publishedAt: minutesAgo(2),
  })
  await make.news({ title: 'Counter-Strike', categoryIds: [2], publishedAt: minutesAgo(1) })

  expect(await titlesIn(await get('/feeds/games/csgo.json?lang=en'))).toEqual(['Counter-Strike'])
  expect(await titlesIn(await get('/feeds/games/fortnite.json?lang=en'))).toEqual([
    'Tagged',
    'By Tindra',
  ])
  expect(await titlesIn(await get(`/feeds/authors/${author.id}.json?lang=en`))).toEqual([
    'By Tindra',
  ])
  expect(await titlesIn(await get('/feeds/tags/1.json?lang=en'))).toEqual(['Tagged'])
})

test('the feed of a person has all that they have written, as their page does, each in the language of the reader where there is one, and says in which it is', async () => {
  const { get, make } = await open()
  const author = await make.member({ username: 'Saga' })
  await make.post({ author, title: 'På svenska', languageId: 1, publishedAt: minutesAgo(3) })
  const feed = async (locale: string) =>
    (await (await get(`/feeds/authors/${author.id}.json?lang=${locale}`)).json()) as JsonFeed
  expect(await feed('en')).toMatchObject({
    title: 'Posts by Saga · Loadout',
    home_page_url: `${ORIGIN}/posts/${author.id}/Saga?lang=en`,
    items: [{ title: 'På svenska' }],
  })

  await make.news({
    author,
    title: 'In English',
    publishedAt: minutesAgo(2),
    versions: [{ languageId: 3, title: 'Auf Deutsch', excerpt: 'e', content: '<p>t</p>' }],
  })
  const items = (await feed('de')).items.map(({ title, language }) => [title, language])
  expect(items).toEqual([
    ['Auf Deutsch', 'de'],
    ['På svenska', 'sv'],
  ])
  const atom = await (await get(`/feeds/authors/${author.id}.atom?lang=de`)).text()
  expect(atom).toMatch(/<feed [^>]*xml:lang="de">/)
  expect(atom).toMatch(/<entry xml:lang="sv">.*På svenska/)
  expect((await feed('pl')).items.map(({ title }) => title)).toEqual(['In English', 'På svenska'])
})

test.each([
  ['/feeds/news.xml', 404],
  ['/feeds/', 404],
  ['/feeds/games/chess.rss', 404],
  ['/feeds/games/poker.rss', 404],
  ['/feeds/authors/999.rss', 404],
  ['/feeds/tags/999.atom', 404],
  ['/feeds/authors/0.rss', 404],
  ['/feeds/news.rss?lang=xx', 400],
  ['/feeds/news.rss?lang=', 400],
])('%s is no feed: %i', async (path, status) => {
  const { get } = await open()
  expect((await get(path)).status).toBe(status)
})

test('G07 drafts, scheduled news and the tags that only they carry are in no feed', async () => {
  const { get, make } = await open()
  await make.news({ title: 'Draft', publishedAt: 'infinity', tags: ['secret'] })
  await make.news({ title: 'Tomorrow', publishedAt: minutesAgo(-1440), tags: ['secret'] })
  expect(await titlesIn(await get('/feeds/news.json?lang=en'))).toEqual([])
  expect((await get('/feeds/tags/1.rss?lang=en')).status).toBe(404)
})

test('a reader that has the feed is told so until something changes', async () => {
  const { get, make, site } = await startSite({ environment: { ORIGIN, PAGE_CACHE_SECONDS: '60' } })
  const news = await make.news({ title: 'First', publishedAt: minutesAgo(60) })
  const first = await get('/feeds/news.rss?lang=en')
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/feeds/news.rss?lang=en', { 'if-none-match': etag })).status).toBe(304)

  await reviseNews(site, news.id, {
    languageId: 0,
    title: 'First, corrected',
    excerpt: 'e',
    content: '<p>t</p>',
  })
  const second = await get('/feeds/news.rss?lang=en', { 'if-none-match': etag })
  expect(second.status).toBe(200)
  expect(await second.text()).toContain('First, corrected')
})

test('a reader that has a feed learns of an older item that was taken back, whatever it knows of the newest', async () => {
  const { call, get, make, as } = await startSite({
    environment: { ORIGIN, PAGE_CACHE_SECONDS: '60' },
  })
  const older = await make.news({ title: 'Older', publishedAt: minutesAgo(60) })
  await make.news({ title: 'Newest', publishedAt: minutesAgo(30) })
  const first = await get('/feeds/news.json?lang=en')
  expect(await titlesIn(first)).toEqual(['Newest', 'Older'])
  expect(first.headers.has('last-modified')).toBe(false)

  await call(deleteNews, { id: older.id }, await as(await make.member(staffWith('canPublishNews'))))
  const second = await get('/feeds/news.json?lang=en', {
    'if-modified-since': minutesAgo(30).toUTCString(),
  })
  expect(await titlesIn(second)).toEqual(['Newest'])
})

test('H02 XML stays XML whatever is written', async () => {
  const { get, make, db } = await open()
  await make.news({ title: 'First', excerpt: '</description>', content: '<p>x</p>' })
  // Older rows may hold what is not kept any more.
  await db
    .updateTable('article_version')
    .set({ title: 'A ]]> & <b> "quoted" 🎉 \u0007 שלום' })
    .execute()
  for (const format of ['rss', 'atom']) {
    const text = await (await get(`/feeds/news.${format}?lang=en`)).text()
    expect(text).toContain('<title>A ]]&gt; &amp; &lt;b&gt; &quot;quoted&quot; 🎉  שלום</title>')
    expect(text).not.toContain('\u0007')
    // Readers take the description of RSS for HTML.
    expect(text).toContain(
      format === 'rss' ? '>&amp;lt;/description&amp;gt;<' : '>&lt;/description&gt;<',
    )
  }
})

test('H10 a name that is written from right to left leaves the words around it in their order', async () => {
  const { get, make } = await open()
  const author = await make.member({ username: 'שלום' })
  await make.news({ author })

  expect(
    ((await (await get(`/feeds/authors/${author.id}.json?lang=en`)).json()) as { title: string })
      .title,
  ).toBe('News by \u2068שלום\u2069 · Loadout')
  expect(await (await get(`/news-archive/${author.id}/x?lang=en`, {})).text()).not.toContain(
    'News by שלום',
  )
})

test('NEWS-16 a feed leads to the page of its person, whatever is in their name', async () => {
  const { get, make } = await open()
  const author = await make.member({ username: 'a?b#c' })
  await make.news({ author })
  const feed = (await (await get(`/feeds/authors/${author.id}.json?lang=de`)).json()) as JsonFeed
  const path = `/news-archive/${author.id}/a%3Fb%23c?lang=de`
  expect(feed.home_page_url).toBe(ORIGIN + path)
  const page = await get(path)
  expect([page.status, page.headers.get('content-language')]).toEqual([200, 'de'])
  expect(insides(await page.text(), 'h1').join()).toContain('a?b#c')
})

test('feeds of posts are called and lead like the pages that have them', async () => {
  const { get, make } = await open()
  const [poster, both] = [
    await make.member({ username: 'Mirka' }),
    await make.member({ username: 'Saga' }),
  ]
  for (const author of [poster, both]) await make.post({ author, title: `By ${author.username}` })
  await make.news({ author: both })
  const feed = async (name: string) => {
    const { title, home_page_url } = (await (
      await get(`/feeds/${name}.json?lang=en`)
    ).json()) as JsonFeed
    return [title, home_page_url]
  }
  expect(await feed('posts')).toEqual(['Posts by members · Loadout', `${ORIGIN}/posts?lang=en`])
  expect(await feed(`authors/${poster.id}`)).toEqual([
    'Posts by Mirka · Loadout',
    `${ORIGIN}/posts/${poster.id}/Mirka?lang=en`,
  ])
  expect(await feed(`authors/${both.id}`)).toEqual([
    'News and posts by Saga · Loadout',
    `${ORIGIN}/user/Saga?lang=en`,
  ])
})

test('pages name their feeds', async () => {
  const { get, make } = await open()
  const author = await make.member({ username: 'Tindra' })
  await make.news({ author, tags: ['finals'] })
  const linked = async (path: string) =>
    [
      ...(await (await get(path)).text()).matchAll(
        /<link rel="alternate" type="application\/\S+" title="[^"]+" href="([^"]+)">/g,
      ),
    ].map(([, href]) => href)

  expect(await linked('/?lang=de')).toEqual([
    '/feeds/news.rss?lang=de',
    '/feeds/news.atom?lang=de',
    '/feeds/news.json?lang=de',
  ])
  expect(await linked('/tags/1/finals?lang=en')).toContain('/feeds/tags/1.rss?lang=en')
  expect(await linked(`/news-archive/${author.id}/Tindra?lang=en`)).toContain(
    `/feeds/authors/${author.id}.rss?lang=en`,
  )
})

test('O11 what somebody who has left has written names no feed of theirs, for there is none', async () => {
  const site = await open()
  const { get, make, call, as, clock } = site
  const author = await make.member({ username: 'Tindra' })
  await make.news({ author })
  await make.post({ author })
  await call(leaveSite, { keep_texts: 1 }, await as(author))
  clock.advance(7 * DAY)
  await finishedLeaving(site)

  for (const list of ['news-archive', 'posts']) {
    const page = await get(`/${list}/${author.id}/~${author.id}?lang=en`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('/feeds/authors/')
  }
})

test('a page for people names the feed of every game that is shown, in its own language, and that of posts in each', async () => {
  const { get } = await open()
  const html = await (await get('/feeds?lang=pl')).text()
  for (const { locale } of languages)
    for (const format of ['rss', 'atom', 'json'])
      expect(html).toContain(`href="/feeds/posts.${format}?lang=${locale}"`)
  const hrefs = [...html.matchAll(/<a href="(\/feeds\/games\/[^"]+\.rss[^"]*)"/g)].map(
    ([, href = '']) => href,
  )
  expect(hrefs).toContain('/feeds/games/csgo.rss?lang=pl')
  expect(hrefs.some((href) => href.includes('poker'))).toBe(false)
  for (const href of hrefs) expect((await get(href)).status, href).toBe(200)
})

test('the addresses at which a feed is guessed lead to the feed of all news, in the language they name', async () => {
  const { get } = await open()
  for (const path of ['/rss', '/rss.xml', '/feed', '/feed.xml']) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, '/feeds/news.rss'])
  }
  expect((await get('/feed?lang=de&x=1')).headers.get('location')).toBe('/feeds/news.rss?lang=de')
  expect((await get('/feed?lang=%0d%0ax')).headers.get('location')).toBe('/feeds/news.rss')
})
