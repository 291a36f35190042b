import { expect, test } from 'vitest'
import { elements, insides, readPage, textOf } from '../../test/read-page.ts'
import { shareSite } from '../../test/start-site.ts'

let numbered = 0
const site = shareSite(async ({ make }) => {
  for (let place = 1; place <= 4; place++)
    await make.stream({ username: `featured${place}`, featured: true })
  for (let place = 1; place <= 20; place++)
    await make.stream({ username: `other${place}`, title: `Evening ${place}` })
  await make.stream({ username: 'builders', category_id: 3 })
  const state = { live: true, live_title: 'Grand <b>final</b>', viewers: 1_812 }
  const stream = await make.stream({ username: 'Harbour_Cup', state })
  await make.event({ title: 'Harbour Cup', streams: ['Harbour_Cup'] })
  numbered = stream.id
  await make.stream({ username: '2024' })
})

const read = async (path: string) => readPage(await site().get(path))
const namesIn = (html: string) =>
  insides(html, 'article').flatMap((card) => insides(card, 'h3').map(textOf))
const linksIn = (html: string) => elements(html, 'a').map(({ href }) => href)

test('STREAM-02 STREAM-03 STREAM-04 STREAM-05 the directory shows three featured channels on top and twenty others, of the game that readers begin with', async () => {
  const { status, h1, main } = await read('/streams?lang=en')
  expect([status, h1]).toEqual([200, 'Streams'])
  const names = namesIn(main)
  expect(names.slice(0, 3)).toEqual(['featured1', 'featured2', 'featured3'])
  expect(names.slice(3, 5)).toEqual(['featured4', 'Harbour_Cup'])
  expect(names).toHaveLength(23)
  expect(names).not.toContain('builders')
  expect(textOf(main)).toMatch(/Grand <b>final<\/b>.*Live.*1,812 viewers/)
  expect(elements(main, 'button').length).toBeGreaterThan(0)
  expect(textOf(main)).toContain('Load more channels')
  expect(linksIn(main)).toContain('/streams/Harbour_Cup')
})

test('STREAM-06 STREAM-07 STREAM-08 STREAM-09 a channel has its page, with player and chat behind a link and its events', async () => {
  const { status, h1, main, html } = await read('/streams/Harbour_Cup?lang=en')
  expect([status, h1]).toEqual([200, 'Harbour_Cup'])
  expect(textOf(main)).toMatch(/Grand <b>final<\/b>.*Live.*1,812 viewers.*Watch and chat/)
  expect(linksIn(main)).toContain('https://www.twitch.tv/Harbour_Cup')
  expect(textOf(main)).toContain('Harbour Cup')
  expect(html).not.toContain('<iframe')
  expect(html).toContain('/streams/Harbour_Cup?lang=en"')
})

test('STREAM-07 G14 digits are a number and anything else is a name, and each has one address', async () => {
  const byNumber = await read(`/streams/${numbered}?lang=en`)
  expect([byNumber.status, byNumber.h1]).toEqual([200, 'Harbour_Cup'])
  const otherwise = await site().get('/streams/HARBOUR_cup?lang=en')
  expect([otherwise.status, otherwise.headers.get('location')]).toEqual([
    302,
    '/streams/Harbour_Cup?lang=en',
  ])
  const tooLong = ','.repeat(301)
  for (const step of [
    '2024',
    `0${numbered}`,
    '1e3',
    '99999999999',
    'nobody',
    '%3Cscript%3E',
    tooLong,
  ]) {
    const { status, h1 } = await read(`/streams/${step}?lang=en`)
    expect([step, status, h1]).toEqual([step, 404, 'Stream not found'])
  }
})

test('HOME-01 the front page says who is live now, the most watched first', async () => {
  const { main } = await read('/?lang=en')
  expect(textOf(main)).toMatch(/Live now.*Harbour_Cup.*1,812/)
  expect(linksIn(main)).toContain('/streams/Harbour_Cup')
})

test('an event shows the channels where it can be seen', async () => {
  const { main } = await read('/events?lang=en')
  const [path] = linksIn(main).filter((href) => href?.startsWith('/event/'))
  const event = await read(`${path}?lang=en`)
  expect(textOf(event.main)).toMatch(/Where to watch.*Harbour_Cup.*1,812 viewers/)
})

test('frames of Twitch are the only ones of streams that browsers may show', async () => {
  const policy = (await site().get('/streams?lang=en')).headers.get('content-security-policy')
  expect(policy).toMatch(/frame-src [^;]*https:\/\/player\.twitch\.tv https:\/\/www\.twitch\.tv/)
})
