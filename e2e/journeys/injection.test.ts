import type { Page } from '@playwright/test'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { everyPermission } from '@loadout/contract/accounts/permissions.ts'
import { articlePath } from '../addresses.ts'
import {
  executed,
  expectText,
  paragraph,
  LINES,
  lookAt,
  MARKUP,
  short,
  text,
  WORDS,
} from '../attacks.ts'
import { hasJoined } from '../channels.ts'
import { expect, isAlive, test, visitIn } from '../site.ts'
import type { Seed } from '../site-process.ts'

type Filled = Awaited<ReturnType<typeof fill>>

/** A community in which every text is an attack; each begins with what it is. */
async function fill(seed: Seed) {
  const author = await seed.member({
    username: 'Haldor',
    flags: Flag.Admin,
    permissions: everyPermission,
  })
  const stranger = await seed.member({ username: short('name') })
  const news = await seed.news({
    author,
    title: text('news'),
    excerpt: text('excerpt'),
    content: paragraph('article'),
    userTags: [stranger],
  })
  await seed.comment({ on: news, by: stranger, message: `${text('comment')} ${LINES}` })
  await seed.poll({ on: news, question: short('question'), options: [short('option'), 'Red'] })
  const post = await seed.post({ author, title: text('post'), content: paragraph('told') })
  const video = await seed.video({ author, title: short('video'), subTitle: text('subtitle') })
  await seed.stream({ username: 'attacked', title: short('stream'), featured: true })
  const event = await seed.event({
    title: short('event'),
    prize: short('prize'),
    streams: ['attacked'],
  })
  await seed.item({ name: short('item'), description: text('described'), featured: true })
  await seed.heroSlide({ title: short('slide'), lead: short('lead') })
  await seed.footerMedia({ caption: text('caption') })
  await seed.notice(`notice ${MARKUP}`)
  await seed.guestbookEntry({ owner: author, by: stranger, message: text('guest') })
  const ticket = await seed.ticket({
    by: stranger,
    subject: short('subject'),
    message: text('asked'),
  })
  await seed.reply({ in: ticket, by: author, message: text('reply') })
  const bad = await seed.comment({ on: news, message: text('bad') })
  await seed.report({ on: bad, by: author, reason: 'other', words: text('reported') })
  return { author, stranger, news, post, video, event, ticket }
}

/**
 * Where all of it is shown, to whoever is the author and of the staff; most of it on the first two.
 */
const screens = ({ news, post, video, event, ticket }: Filled) => [
  { path: '/', shows: ['news', 'slide', 'lead', 'caption', 'notice'] },
  {
    path: articlePath(news),
    shows: ['news', 'excerpt', 'article', 'comment', 'name', 'question', 'option'],
  },
  { path: `/post/x/${post.id}`, shows: ['post', 'told'] },
  { path: `/ld-tv/${video.id}`, shows: ['video', 'subtitle'] },
  { path: `/event/${event.id}`, shows: ['event', 'prize'] },
  { path: '/streams/attacked', shows: ['stream'] },
  { path: '/points-store', shows: ['item'] },
  { path: '/user/Haldor', shows: ['name', 'guest'] },
  { path: `/search/article/${encodeURIComponent(`sought ${WORDS}`.slice(0, 99))}`, shows: [] },
  { path: `/support/ticket/${ticket.id}`, shows: ['subject', 'asked', 'reply'] },
  { path: '/admin/reports', shows: ['bad', 'reported'] },
]

/** Lists of the staff, who read what was written with all that they may. */
const STAFF_SCREENS = [
  { path: '/admin/comments', shows: ['comment', 'name'] },
  { path: '/admin/news', shows: ['news'] },
  { path: '/admin/posts', shows: ['post'] },
  { path: '/admin/polls', shows: ['question'] },
  { path: '/admin/events', shows: ['event'] },
]

/** Comes to a ticket, and stays until it hears what is written there. */
async function listenAt(page: Page, { id }: { id: number }) {
  const joined = hasJoined(page, `private-support-ticket-${id}`)
  await visitIn(page, `/support/ticket/${id}`)
  await joined
}

test('H01 H02 H03 H08 what would run if it were markup or script is shown as it is wherever people write, when a page comes and when it is told of live, and runs neither under the policy nor without it', async ({
  page,
  seed,
  signInAs,
  newcomer,
}) => {
  const filled = await fill(seed)
  const unguarded = await newcomer({ bypassCSP: true })
  const both = [page, unguarded]
  await Promise.all(both.map((each) => signInAs(each, filled.author)))
  const everywhere = screens(filled)
  for (const screen of [...everywhere, ...STAFF_SCREENS]) await lookAt(unguarded, screen)
  // What the policy keeps from running is said to have gone wrong, as on every page of a journey.
  for (const screen of everywhere.slice(0, 2)) await lookAt(page, screen)

  const { stranger, ticket } = filled
  await Promise.all(both.map((each) => listenAt(each, ticket)))
  const { id: _u, token: _t } = await seed.session(stranger)
  const form = { _u, _t, id: ticket.id, message: `answer ${WORDS}` }
  expect((await page.request.post('/api/support_ticket/reply', { form })).ok()).toBe(true)
  await seed.notice(`changed ${MARKUP}`)
  await Promise.all(both.map((each) => expectText(each, ['answer', 'changed'])))
})

test('M05 a script that somebody slipped into a page does not run, and is reported; nor can text be turned into elements behind the site’s back', async ({
  page,
  expected,
}) => {
  expected.failures(
    'policy: script-src-elem',
    'policy: script-src-attr',
    'policy: require-trusted-types-for',
  )
  const reported: string[] = []
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '</body>',
      '<script>executed=1</script><img src="/nothing.png" onerror="executed=1" alt=""></body>',
    )
    await route.fulfill({ response, body: html })
  })
  await page.route('/nothing.png', (route) => route.fulfill({ status: 200, body: '' }))
  page.on('request', (request) => {
    if (request.url().endsWith('/csp-report'))
      reported.push(
        (request.postDataJSON() as { 'csp-report': { 'violated-directive': string } })[
          'csp-report'
        ]['violated-directive'],
      )
  })
  await page.goto('/about')
  await isAlive(page)
  await expect
    .poll(() => new Set(reported))
    .toEqual(new Set(['script-src-elem', 'script-src-attr']))
  expect(await executed(page)).toBeUndefined()

  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=executed=1>'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
  expect(await executed(page)).toBeUndefined()
})
