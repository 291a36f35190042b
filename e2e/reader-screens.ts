import type { Locator, Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { articlePath } from './addresses.ts'
import type { Seed } from './site-process.ts'
import { inHours } from './site-time.ts'

type ReaderScreen = {
  screen: string
  path: string
  /** It has no script of the site that would take it over. */
  isStill?: true
  /** Of what comes by itself after the page. */
  shows?: (page: Page) => Locator
}

type ReaderSite = {
  screens: string
  /** Answers where they are, once there is something on them. */
  fill: (seed: Seed) => Promise<ReaderScreen[]>
  failures?: (string | RegExp)[]
}

/**
 * Every kind of screen that a reader who is signed out can come to, each filled so that it shows
 * all its parts. Those that live on the same things share a site.
 */
export const readerSites: ReaderSite[] = [
  {
    screens: 'the front page and an article with comments',
    fill: async (seed) => {
      const author = await news(seed)
      const article = await fullArticle(seed, author)
      await seed.heroSlide({ link: '/about' })
      await seed.heroSlide({ identifier: 'lol-2' })
      await seed.notice('The qualification has moved to <a href="/about">Saturday evening</a>.')
      await seed.backgroundAd({ image: 'csgo-1', link: 'https://example.com' })
      return [
        { screen: 'the front page', path: '/' },
        { screen: 'an article with comments', path: articlePath(article) },
      ]
    },
  },
  {
    screens: 'an archive, a tag page and a profile',
    fill: async (seed) => {
      const person = await news(seed)
      for (let number = 1; number <= 6; number++)
        await seed.guestbookEntry({
          owner: person,
          message: 'https://example.com/a-very-long-address-without-any-place-to-break-it-in-two',
        })
      await seed.post({ author: person, title: 'Meisterschaftsqualifikationsnachbetrachtung' })
      return [
        { screen: 'an archive', path: `/news-archive/${person.id}` },
        { screen: 'a tag page', path: '/tags/1' },
        { screen: 'a profile', path: '/user/Haldor' },
      ]
    },
  },
  {
    screens: 'what was found',
    fill: async (seed) => {
      await news(seed)
      return [
        { screen: 'found articles', path: '/search/article/unentschieden' },
        { screen: 'found people', path: '/search/user/haldor' },
        { screen: 'a search that finds nothing', path: '/search/article/kestrel' },
      ]
    },
  },
  {
    screens: 'the screens of posts',
    fill: async (seed) => {
      const [post] = await posts(seed)
      await seed.poll({ on: post!, kind: 'post', options: ['Nach Verlängerung', 'Nie'] })
      return [
        { screen: 'the overview of posts', path: '/posts' },
        {
          screen: 'a post with a poll',
          path: `/post/Haldor/${post!.id}`,
          shows: (page) => page.getByRole('main').getByRole('radio'),
        },
        { screen: 'what is read on home instead of news', path: '/userfeed' },
      ]
    },
  },
  {
    screens: 'the ranking and the people of the site',
    fill: async (seed) => {
      await ranking(seed)
      return [
        { screen: 'the ranking', path: '/ranking' },
        { screen: 'a closed week', path: `/ranking/week/${weekOf(LAST_WEEK)}` },
        { screen: 'the people of the site', path: '/users' },
      ]
    },
  },
  {
    screens: 'the store and the pages about points',
    fill: async (seed) => {
      const buyer = await seed.member({ username: 'Haldor', flags: Flag.VerifiedSymbol })
      await seed.order(buyer, await seed.item({ name: 'Kapuzenpullover' }))
      await seed.item({ name: 'Meisterschaftsqualifikationstrikot', featured: true })
      await seed.item({ name: 'Cap', price: 27_900, categoryId: 2 })
      return [
        { screen: 'the store', path: '/points-store' },
        { screen: 'what earns points', path: '/earnpoints' },
        { screen: 'who has most points', path: '/points-info' },
        { screen: 'what points are for', path: '/points' },
      ]
    },
  },
  {
    screens: 'the calendar and an event',
    fill: async (seed) => {
      const { id } = await events(seed)
      return [
        { screen: 'the calendar', path: '/events' },
        { screen: 'an event', path: `/event/${id}` },
      ]
    },
  },
  {
    screens: 'videos and streams',
    fill: async (seed) => {
      const { id } = await videos(seed)
      const stream = await streams(seed)
      return [
        { screen: 'the video channel', path: '/ld-tv' },
        { screen: 'a video', path: `/ld-tv/${id}` },
        { screen: 'the directory of streams', path: '/streams' },
        { screen: 'a stream', path: `/streams/${stream}` },
      ]
    },
  },
  {
    screens: 'the pages of the entrance',
    fill: async () => [
      { screen: 'the way in', path: '/login' },
      { screen: 'joining', path: '/signup' },
      { screen: 'asking for another link', path: '/resend_email_verification' },
      { screen: 'asking for a new password', path: '/forgot_password' },
      { screen: 'setting a new password', path: '/reset_password/1/1/nobodys' },
      { screen: 'taking back another address', path: '/undo_email/1/nobodys' },
    ],
  },
  {
    screens: 'the pages of an empty site',
    fill: async () => [
      { screen: 'an empty front page', path: '/' },
      { screen: 'a content page', path: '/cookies' },
      { screen: 'the page of feeds', path: '/feeds' },
      { screen: 'a place for members', path: '/wallet' },
      { screen: 'a missing article', path: '/news/999999/x' },
      { screen: 'the page without a connection', path: '/offline', isStill: true },
    ],
    failures: ['answered 404'],
  },
]

export async function fullArticle(seed: Seed, author: Awaited<ReturnType<Seed['member']>>) {
  const article = await seed.news({
    author,
    title: 'Unentschieden nach Verlängerung: Meisterschaftsqualifikation',
    tags: ['katowice', 'nuke'],
    userTags: [author],
    versions: [{ languageId: 3, title: 'Auf Deutsch', excerpt: 'e', content: '<p>t</p>' }],
    content:
      '<p>Text with <strong>weight</strong> and <a href="https://example.com">a link</a>.</p><h2>Map one</h2><ul><li>One</li></ul>' +
      '<table><thead><tr><th>Map</th><th>Score</th><th>Best player</th><th>Rounds as attacker</th></tr></thead><tbody><tr><td>Nuke</td><td>16:14</td><td>Haldor</td><td>9</td></tr></tbody></table>',
  })
  await seed.comment({ on: article, by: author, message: 'As @Haldor said.' })
  await seed.comment({
    on: article,
    message:
      'https://example.com/a-very-long-address-without-any-place-to-break-it-in-two-because-nobody-thought-of-it',
  })
  await seed.comment({ on: article, deleted: true })
  await seed.news({ tags: ['katowice'] })
  return article
}

/** Answers the name of one that is live. */
async function streams(seed: Seed) {
  const words = 'Meisterschaftsqualifikationsnachbetrachtung, dritter Teil'
  for (let number = 1; number <= 8; number++)
    await seed.stream({
      username: `meisterschaftskanal_${number}`,
      title: words,
      featured: number <= 3,
      state: number % 2 === 0 ? { live: true, viewers: 12_410 * number } : { live: false },
    })
  await seed.event({ title: words, streams: ['meisterschaftskanal_2'] })
  return 'meisterschaftskanal_2'
}

async function posts(seed: Seed) {
  const author = await seed.member({ username: 'Haldor', flags: Flag.Featured })
  const written = []
  for (let number = 1; number <= 7; number++) {
    const title = `Unentschieden nach Verlängerung: Meisterschaftsqualifikation ${number}`
    const post = await seed.post({ author, title, categoryIds: [(number % 5) + 1] })
    await seed.views(post, { views: 123 * number })
    written.push(post)
  }
  return written
}

/** Sites of journeys stand in the week after it. */
const LAST_WEEK = new Date('2026-11-12T12:00:00Z')

/** Enough members for a podium, a table and a next page, and a week that was closed. */
async function ranking(seed: Seed) {
  for (let number = 1; number <= 22; number++) {
    const member = await seed.member({ username: `Qualifikation${number}`, countryId: number })
    await seed.points({ to: member, points: 48_210 * number, at: LAST_WEEK })
    await seed.points({ to: member, points: 12_410 * number })
  }
  await seed.closedWeeks()
}

async function news(seed: Seed) {
  const author = await seed.member({ username: 'Haldor', flags: Flag.Admin | Flag.VerifiedSymbol })
  for (let number = 1; number <= 7; number++) {
    await seed.news({
      author,
      title: `Unentschieden nach Verlängerung: Meisterschaftsqualifikation ${number}`,
      tags: ['katowice', `tag${number}`],
      categoryIds: [(number % 5) + 1, 2],
      upvotes: number,
    })
  }
  return author
}

/** Answers the last: it has all that a video can have. */
async function videos(seed: Seed) {
  for (let number = 1; number <= 5; number++) await seed.video({ title: `Halbfinale ${number}` })
  return seed.video({
    title: 'Meisterschaftsqualifikation: Unentschieden nach Verlängerung',
    subTitle: 'Donaudampfschifffahrtsgesellschaftsmeisterschaft, ganz und ungekürzt',
    languageId: 3,
    duration: 5_025,
  })
}

/** Answers the last: it has all that an event can have. */
async function events(seed: Seed) {
  const article = await seed.news({ title: 'Kestrel win the qualification' })
  await seed.event({ title: 'Vergangenes', starts: inHours(-50), ends: inHours(-40) })
  await seed.event({ title: 'Demnächst' })
  const whole = { ends: inHours(60), prize: '50,000 EUR', pictures: { image: 'csgo-1' } }
  await seed.event({ ...whole, title: 'Meisterschaftsqualifikation in Donaudampfschifffahrt' })
  return seed.event({
    ...whole,
    title: 'Unentschieden nach Verlängerung: Meisterschaftsqualifikation',
    time_zone: 'America/Argentina/Buenos_Aires',
    news: [article.id],
  })
}
