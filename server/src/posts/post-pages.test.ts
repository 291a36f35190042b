import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { elements, insides, readPage, textOf } from '../../test/read-page.ts'
import { startSite, TEST_NOW, type TestSite } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { HOUR } from '../platform/clock.ts'

const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR)
const read = async ({ get }: TestSite, path: string) => readPage(await get(`${path}?lang=en`))

/** What stands in the block under a title. */
const block = (main: string, title: string) =>
  insides(main, 'section').find((section) =>
    insides(section, 'h2').some((h) => textOf(h) === title),
  ) ?? ''
const titlesIn = (html: string) =>
  insides(html, 'li').flatMap((item) => insides(item, 'a').map(textOf))

test('POST-03 POST-04 POST-09 POST-11 POST-12 the overview has its search, the best five of the month, four posts of featured members and eight of these', async () => {
  const site = await startSite()
  const { make } = site
  await times(9, async (index) => {
    const author = await make.member({ username: `Writer${index}`, flags: Flag.Featured })
    const post = await make.post({
      author,
      title: `Post ${index}`,
      upvotes: index,
      publishedAt: hoursAgo(index + 1),
    })
    await make.views(post, { views: 20 - index })
  })
  await make.post({ title: 'Not featured', upvotes: 7 })
  await make.post({ title: 'Last month', upvotes: 99, publishedAt: hoursAgo(31 * 24) })
  const { main, h1 } = await read(site, '/posts')

  expect(h1).toBe('Posts')
  expect(elements(main, 'input')).toMatchObject([
    { type: 'search', 'aria-label': 'Search posts and authors' },
  ])
  expect(titlesIn(block(main, 'Most upvoted this month'))).toEqual([
    'Post 8',
    'Not featured',
    'Post 7',
    'Post 6',
    'Post 5',
  ])
  const featured = block(main, 'Featured')
  expect(insides(featured, 'h3').map(textOf)).toEqual(['Post 0', 'Post 1', 'Post 2', 'Post 3'])
  expect(titlesIn(featured)).toEqual(
    Array.from({ length: 8 }, (_, index) => expect.stringContaining(`Writer${index}`)),
  )
})

test('POST-11 POST-12 featured members whose posts stand in no list are shown all the same', async () => {
  const site = await startSite()
  const author = await site.make.member({ username: 'Haldor', flags: Flag.Featured })
  const post = await site.make.post({ author, title: 'First of a newcomer', held: true })
  await site.make.views(post, { views: 3 })
  const { main, stories } = await read(site, '/posts')
  expect(stories).toEqual([])
  expect(titlesIn(block(main, 'Featured'))).toEqual([expect.stringContaining('Haldor')])
})

test('HOME-12 HOME-13 hot topics of home are the five posts of the last day that were upvoted most', async () => {
  const site = await startSite()
  await times(6, (index) =>
    site.make.post({ title: `Topic ${index}`, upvotes: index, publishedAt: hoursAgo(index + 1) }),
  )
  await site.make.post({ title: 'Topic of yesterday', upvotes: 9, publishedAt: hoursAgo(25) })
  const { main } = await read(site, '/')
  const panel = insides(main, 'ol').find((list) => list.includes('Topic')) ?? ''
  expect(main).toContain('Hot User Topics')
  expect(titlesIn(panel)).toEqual(['Topic 5', 'Topic 4', 'Topic 3', 'Topic 2', 'Topic 1'])
})

test('HOME-12 the tab of hot topics is there before anybody has written', async () => {
  const { main } = await read(await startSite(), '/')
  expect(elements(main, 'button')).toContainEqual(expect.objectContaining({ role: 'tab' }))
  expect(textOf(main)).toContain('Hot User Topics No posts today')
})

test('HOME-02 on userfeed stand posts, and no news but at the foot of the page', async () => {
  const site = await startSite()
  await site.make.news({ title: 'Northwind win' })
  await site.make.post({ title: 'My first tournament' })
  const { main, stories } = await read(site, '/userfeed')
  expect(stories).toContain('My first tournament')
  expect(main).not.toContain('Northwind win')
  expect(block((await read(site, '/')).main, 'Most upvoted this month')).toContain('Northwind win')
})

test('POST-05 POST-06 POST-07 POST-10 the overview names the ten authors with most visitors of the week and of the month, fifty of all time, and the ten posts most read this month', async () => {
  const site = await startSite()
  const { make } = site
  await times(52, async (index) => {
    const author = await make.member({ username: `Writer${index}.` })
    const post = await make.post({ author, title: `Post ${index}.` })
    // One of three was read this week, one this month, and one before it.
    const daysAgo = [0, 8, 40][index % 3] ?? 0
    await make.views(post, { views: 100 - index, daysAgo })
  })
  const { main } = await read(site, '/posts')
  const top = (title: string) => titlesIn(block(main, title))
  const everyThird = Array.from({ length: 10 }, (_, index) => index * 3)
  const ofTheMonth = Array.from({ length: 52 }, (_, index) => index)
    .filter((index) => index % 3 !== 2)
    .slice(0, 10)

  expect(top('Most visitors this week')).toEqual(everyThird.map((index) => `Writer${index}.`))
  expect(top('Most visitors this month')).toEqual(ofTheMonth.map((index) => `Writer${index}.`))
  expect(top('Most-read posts this month')).toEqual(ofTheMonth.map((index) => `Post ${index}.`))
  expect(top('Most visitors of all')).toEqual(
    Array.from({ length: 50 }, (_, index) => `Writer${index}.`),
  )
  expect(textOf(block(main, 'Most visitors of all'))).toContain('51 visitors')
})

test('POST-13 an author of ten posts has nine on the first page of their archive and one on the second', async () => {
  const site = await startSite()
  const author = await site.make.member({ username: 'Haldor' })
  await times(10, (index) =>
    site.make.post({ author, title: `Page ${index}`, publishedAt: hoursAgo(index + 1) }),
  )
  const titles = async (query: string) =>
    (await readPage(await site.get(`/posts/${author.id}/Haldor?lang=en${query}`))).stories
  expect(await titles('')).toEqual(Array.from({ length: 9 }, (_, index) => `Page ${index}`))
  expect(await titles('&page=2')).toEqual(['Page 9'])
})

test('HOME-04 HOME-05 HOME-09 both home screens have the slider, the popular tags and the three latest posts', async () => {
  const site = await startSite()
  await site.make.heroSlide({ link: '/about', title: 'Friday final' })
  await times(13, (index) => site.make.news({ tags: [`tag${index}`] }))
  await times(5, (index) =>
    site.make.post({ title: `Post ${index}`, publishedAt: hoursAgo(index + 1) }),
  )
  for (const path of ['/', '/userfeed']) {
    const { main } = await read(site, path)
    const slider = insides(main, 'section').find((section) => section.includes('Friday final'))
    expect(elements(slider ?? '', 'a'), path).toMatchObject([{ href: '/about' }])
    const tags = elements(block(main, 'Popular'), 'a').map(({ href }) => href)
    expect(tags, path).toHaveLength(12)
    for (const tag of tags) expect(tag).toMatch(/^\/tags\/\d+\/tag\d+$/)
    expect(insides(block(main, 'Latest posts'), 'h3').map(textOf), path).toEqual([
      'Post 0',
      'Post 1',
      'Post 2',
    ])
  }
})

test('HOME-15 beside a post stand five others of its author, the newest ones', async () => {
  const site = await startSite()
  const author = await site.make.member({ username: 'Haldor' })
  const posts = await times(8, (index) =>
    site.make.post({ author, title: `Page ${index}`, publishedAt: hoursAgo(index + 1) }),
  )
  await site.make.post({ title: 'Of somebody else' })
  const { main } = await read(site, `/post/Haldor/${posts[2]?.id}/page-2`)
  expect(insides(block(main, 'More by Haldor'), 'h3').map(textOf)).toEqual([
    'Page 0',
    'Page 1',
    'Page 3',
    'Page 4',
    'Page 5',
  ])
})

test('POST-13 ERR-10 the archive of somebody without posts says so, and there is none of nobody', async () => {
  const site = await startSite()
  const { id } = await site.make.member({ username: 'Silent' })
  const archive = await read(site, `/posts/${id}/Silent`)
  expect(archive).toMatchObject({ status: 200, h1: 'Posts by Silent' })
  expect(textOf(archive.main)).toContain('No posts yet')
  expect(await read(site, '/posts/999999/nobody')).toMatchObject({
    status: 404,
    h1: 'User not found',
  })
})

test('POST-13 the archive of somebody without posts is called by their name, whatever its address says', async () => {
  const site = await startSite()
  const { id } = await site.make.member({ username: 'Silent' })
  for (const path of [`/posts/${id}/Somebody-else`, `/posts/${id}`]) {
    const response = await site.get(`${path}?lang=en`)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/posts/${id}/Silent?lang=en`,
    ])
  }
})

test('ERR-02 a post that is not there, or whose author has taken it back, is not found', async () => {
  const site = await startSite()
  const draft = await site.make.post({ publishedAt: 'infinity' })
  for (const id of [draft.id, 999_999])
    expect(await read(site, `/post/u/${id}`)).toMatchObject({ status: 404, h1: 'Post not found' })
})

test('POST-18 signed out there is nothing but its title on the page of own posts', async () => {
  const site = await startSite()
  await site.make.post()
  const { status, main } = await read(site, '/posts/manage')
  expect([status, textOf(main)]).toEqual([200, 'Your posts'])
})
