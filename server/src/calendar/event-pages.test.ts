import { expect, test } from 'vitest'
import { languages } from '@loadout/contract/languages/languages.ts'
import { DAY } from '../platform/clock.ts'
import { elements, insides, readPage, textOf } from '../../test/read-page.ts'
import { shareSite, startSite, TEST_NOW } from '../../test/start-site.ts'

const ORIGIN = 'https://community.example'
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY)

let finalId = 0
const site = shareSite(
  async ({ make }) => {
    const news = await make.news({ title: 'Kestrel qualify' })
    for (let number = 1; number <= 19; number++)
      await make.event({ title: `Coming ${number}`, starts: inDays(number + 3) })
    // Only these two and the one that is over can be slides: they have a picture and an end.
    await make.event({ title: 'No end', starts: inDays(1), pictures: { image: 'csgo-1' } })
    await make.event({ title: 'No picture', starts: inDays(1), ends: inDays(2) })
    const slide = { ends: inDays(3), pictures: { image: 'csgo-2' } }
    const final = await make.event({
      ...slide,
      title: 'Final </script>',
      starts: new Date('2026-12-05T17:00:00Z'),
      ends: new Date('2026-12-05T23:00:00Z'),
      time_zone: 'America/Sao_Paulo',
      prize: '500 BRL',
      news: [news.id],
      texts: [{ language_id: 3, title: 'Finale', description: 'Ganz knapp.' }],
    })
    finalId = final.id
    await make.event({ ...slide, title: 'Slide 2', starts: inDays(2) })
    for (const title of ['Over 1', 'Over 2'])
      await make.event({ ...slide, title, starts: inDays(-9), ends: inDays(-8) })
  },
  { environment: { ORIGIN } },
)

const read = async (path: string) => readPage(await site().get(path))

test('EVENT-02 EVENT-03 EVENT-04 EVENT-05 /events has up to three slides, 18 of what is to come and what is over', async () => {
  const { status, h1, main } = await read('/events?lang=en')
  expect([status, h1]).toEqual([200, 'Events'])
  const lists = insides(main, 'section').filter((section) => section.includes('<h2'))
  const of = (title: string) =>
    lists
      .filter((section) => insides(section, 'h2').map(textOf).includes(title))
      .flatMap((section) => insides(section, 'h3').map(textOf))
  expect(of('Upcoming')).toHaveLength(18)
  expect(of('Upcoming').slice(0, 3)).toEqual(['No end', 'No picture', 'Slide 2'])
  expect(of('Past').toSorted()).toEqual(['Over 1', 'Over 2'])
  expect(textOf(main)).toContain('Load more events')

  const steps = elements(main, 'i').length
  expect(main).toContain('Highlight 1 of 3')
  expect(steps).toBeGreaterThanOrEqual(3)
  expect(elements(main, 'img')[0]?.['src']).toBe('/media/event/csgo-2/1000x325.webp')
})

test('EVENT-06 an event has one address: without a slug, and under another one, it leads there', async () => {
  const { get } = site()
  const path = `/event/${finalId}/final-script`
  for (const wrong of [`/event/${finalId}`, `/event/${finalId}/nonsense`])
    expect((await get(`${wrong}?lang=en`)).headers.get('location')).toBe(`${path}?lang=en`)
  expect((await get(`${path}?lang=de`)).headers.get('location')).toBe(
    `/event/${finalId}/finale?lang=de`,
  )
  const { status, h1, alternates, link } = await read(`${path}?lang=en`)
  expect([status, h1]).toEqual([200, 'Final </script>'])
  expect(link('canonical')).toBe(`${ORIGIN}${path}?lang=en`)
  expect(alternates).toEqual({
    en: `${ORIGIN}${path}?lang=en`,
    de: `${ORIGIN}/event/${finalId}/finale?lang=de`,
    'x-default': `${ORIGIN}${path}?lang=en`,
  })
})

test('EVENT-06 an event shows when it is by its own clock beside the reader’s, its prize, its news and how to keep it', async () => {
  const { main } = await read(`/event/${finalId}/final-script?lang=en`)
  const words = textOf(main)
  // The server knows no reader, so theirs is UTC until the page is alive; in São Paulo it is three
  // hours earlier.
  expect(words).toMatch(/Your time Sat,? 5 Dec 2026, 17:00\s?–\s?23:00 UTC/)
  expect(words).toMatch(/Sao Paulo Sat,? 5 Dec 2026, 14:00\s?–\s?20:00 Add/)
  expect(words).toContain('500 BRL')
  expect(words).toContain('Kestrel qualify')
  expect(elements(main, 'a').map((link) => link['href'])).toContain(
    `/feeds/events/${finalId}.ics?lang=en`,
  )
})

test('an event that is cancelled says so to readers and search engines, and is offered to no calendar', async () => {
  const { get, make } = await startSite({ environment: { ORIGIN } })
  const { id } = await make.event({ title: 'Cup', cancelled: true })
  const { main, jsonLd, title, html } = await readPage(await get(`/event/${id}/cup?lang=en`))
  expect(textOf(main)).toContain('Cancelled')
  expect(textOf(main)).not.toContain('Add to calendar')
  expect(title).toBe('Cancelled: Cup · Loadout')
  expect(html).not.toContain('text/calendar')
  expect(jsonLd).toMatchObject([{ eventStatus: 'https://schema.org/EventCancelled' }])
  expect(textOf((await readPage(await get('/events?lang=de'))).main)).toContain('Abgesagt')
})

test('H01 an event says what it is to search engines and calendars, and its title ends no script', async () => {
  const { jsonLd, html } = await read(`/event/${finalId}/final-script?lang=en`)
  expect(jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Final </script>',
      description: 'Final </script>, for everybody.',
      startDate: '2026-12-05T17:00:00.000Z',
      endDate: '2026-12-05T23:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      image: ['1200x675', '840x630', '630x630'].map(
        (size) => `${ORIGIN}/media/event/csgo-2/${size}.jpg`,
      ),
      inLanguage: 'en',
      url: `${ORIGIN}/event/${finalId}/final-script?lang=en`,
    },
  ])
  expect(html).toContain(
    `type="text/calendar" title="Final &lt;/script&gt; · Loadout" href="/feeds/events/${finalId}.ics?lang=en"`,
  )
})

test.each(languages)(
  'ERR-03 SEARCH-25 an event that there is not is missing, in $name',
  async ({ locale }) => {
    const { status, h1 } = await read(`/event/999999?lang=${locale}`)
    expect(status).toBe(404)
    expect(h1).not.toBe('')
    if (locale === 'en') expect(h1).toBe('Event not found')
  },
)

test('EVENT-06 news show the events that name them', async () => {
  const { get } = site()
  const { main } = await readPage(await get('/news/1/kestrel-qualify?lang=en'))
  expect(elements(main, 'a').map((link) => link['href'])).toContain(
    `/event/${finalId}/final-script`,
  )
})

test('NEWS-03 the sitemap holds the list and every event in its languages', async () => {
  const text = await (await site().get('/sitemap.xml')).text()
  for (const place of [
    '/events?lang=sv',
    `/event/${finalId}/final-script?lang=en`,
    `/event/${finalId}/finale?lang=de`,
  ])
    expect(text).toContain(`<loc>${ORIGIN}${place}</loc>`)
  expect(text).not.toContain(`/event/${finalId}/finale?lang=en`)
})

test('EVENT-02 where nothing is planned the page says so', async () => {
  const { get } = await startSite()
  const { main } = await readPage(await get('/events?lang=en'))
  expect(textOf(main)).toContain('No events are planned')
})
