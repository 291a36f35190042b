import { Flag } from '@loadout/contract/accounts/flags.ts'
import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import { articlePath } from './addresses.ts'
import type { Seed } from './site-process.ts'

type ReaderScreen = {
  screen: string
  at: (seed: Seed) => Promise<string>
  failures?: (string | RegExp)[]
  /** It has no script of the site that would take it over. */
  isStill?: true
}

/**
 * Every kind of screen that a reader who is signed out can come to, each filled so that it shows
 * all its parts.
 */
export const readerScreens: ReaderScreen[] = [
  {
    screen: 'the front page',
    at: async (seed) => {
      await news(seed)
      await seed.heroSlide({ link: '/about' })
      await seed.heroSlide({ identifier: 'lol-2' })
      await seed.notice('The qualification has moved to <a href="/about">Saturday evening</a>.')
      await seed.backgroundAd({ image: 'csgo-1', link: 'https://example.com' })
      return '/'
    },
  },
  {
    screen: 'an article with comments',
    at: async (seed) => {
      const author = await seed.member({ username: 'Haldor', flags: 4 + 128 })
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
      return articlePath(article)
    },
  },
  { screen: 'an empty front page', at: async () => '/' },
  {
    screen: 'the overview of posts',
    at: async (seed) => {
      await posts(seed)
      return '/posts'
    },
  },
  {
    screen: 'a post with a poll',
    at: async (seed) => {
      const [post] = await posts(seed)
      await seed.poll({ on: post!, kind: 'post', options: ['Nach Verlängerung', 'Nie'] })
      return `/post/Haldor/${post!.id}`
    },
  },
  {
    screen: 'what is read on home instead of news',
    at: async (seed) => {
      await posts(seed)
      return '/userfeed'
    },
  },
  { screen: 'an archive', at: async (seed) => `/news-archive/${(await news(seed)).id}` },
  {
    screen: 'a tag page',
    at: async (seed) => {
      await news(seed)
      return '/tags/1'
    },
  },
  {
    screen: 'found articles',
    at: async (seed) => {
      await news(seed)
      return '/search/article/unentschieden'
    },
  },
  {
    screen: 'found people',
    at: async (seed) => {
      await news(seed)
      return '/search/user/haldor'
    },
  },
  { screen: 'a search that finds nothing', at: async () => '/search/article/kestrel' },
  { screen: 'a content page', at: async () => '/cookies' },
  { screen: 'the page of feeds', at: async () => '/feeds' },
  { screen: 'what earns points', at: async () => '/earnpoints' },
  { screen: 'who has most points', at: async () => '/points-info' },
  {
    screen: 'the ranking',
    at: async (seed) => {
      await ranking(seed)
      return '/ranking'
    },
  },
  {
    screen: 'a closed week',
    at: async (seed) => {
      await ranking(seed)
      return `/ranking/week/${weekOf(LAST_WEEK)}`
    },
  },
  { screen: 'what points are for', at: async () => '/points' },
  {
    screen: 'the store',
    at: async (seed) => {
      const buyer = await seed.member({ username: 'Haldor', flags: 128 })
      await seed.order(buyer, await seed.item({ name: 'Kapuzenpullover' }))
      await seed.item({ name: 'Meisterschaftsqualifikationstrikot', featured: true })
      await seed.item({ name: 'Cap', price: 27_900, categoryId: 2 })
      return '/points-store'
    },
  },
  { screen: 'the page without a connection', at: async () => '/offline', isStill: true },
  { screen: 'the way in', at: async () => '/login' },
  { screen: 'joining', at: async () => '/signup' },
  { screen: 'asking for another link', at: async () => '/resend_email_verification' },
  { screen: 'asking for a new password', at: async () => '/forgot_password' },
  { screen: 'setting a new password', at: async () => '/reset_password/1/1/nobodys' },
  { screen: 'taking back another address', at: async () => '/undo_email/1/nobodys' },
  {
    screen: 'the calendar',
    at: async (seed) => {
      await events(seed)
      return '/events'
    },
  },
  {
    screen: 'an event',
    at: async (seed) => {
      const { id } = await events(seed)
      return `/event/${id}`
    },
  },
  {
    screen: 'the video channel',
    at: async (seed) => {
      await videos(seed)
      return '/ld-tv'
    },
  },
  {
    screen: 'a video',
    at: async (seed) => {
      const { id } = await videos(seed)
      return `/ld-tv/${id}`
    },
  },
  {
    screen: 'the directory of streams',
    at: async (seed) => {
      await streams(seed)
      return '/streams'
    },
  },
  {
    screen: 'a stream',
    at: async (seed) => `/streams/${await streams(seed)}`,
  },
  {
    screen: 'the people of the site',
    at: async (seed) => {
      await ranking(seed)
      return '/users'
    },
  },
  {
    screen: 'a profile',
    at: async (seed) => {
      const person = await news(seed)
      for (let number = 1; number <= 6; number++)
        await seed.guestbookEntry({
          owner: person,
          message: 'https://example.com/a-very-long-address-without-any-place-to-break-it-in-two',
        })
      await seed.post({ author: person, title: 'Meisterschaftsqualifikationsnachbetrachtung' })
      return '/user/Haldor'
    },
  },
  { screen: 'a place for members', at: async () => '/wallet' },
  {
    screen: 'a missing article',
    at: async () => '/news/999999/x',
    failures: ['answered 404'],
  },
]

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
  const author = await seed.member({ username: 'Haldor' })
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
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
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
