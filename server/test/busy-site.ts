import { Agent } from 'node:http'
import {
  archivePath,
  newsPath,
  postArchivePath,
  postPath,
} from '@loadout/contract/platform/paths.ts'
import {
  busyWriters,
  newest,
  pick,
  replacedIn,
  slugOf,
  standing,
  type BusySite,
  type Language,
  type Post,
  type Story,
} from './busy-writers.ts'
import { sendRequest } from './send-request.ts'

type Rates = { drafts: number; posts: number; news: number; comments: number; changes: number }
/** What members do in a minute on a site that is busy, and staff beside them. */
const BUSY: Rates = { drafts: 50, posts: 20, news: 20, comments: 200, changes: 25 }

const STEP_MS = 100
/** Of either kind, before anything is counted. */
const ARTICLES = 30
const LANGUAGES = ['en', 'de'] as const

/**
 * Members who write and readers who ask, side by side, by the clock of the test: nothing depends on
 * how fast the machine is. Half of the pages are English; of twenty readers six open the front page
 * and three that of posts, eight one of the ten newest news or posts, three a list of one author or
 * something older.
 */
export async function busySite(
  site: BusySite,
  {
    seconds,
    pagesPerSecond,
    rates = BUSY,
    numberedFrom = 1,
  }: { seconds: number; pagesPerSecond: number; rates?: Rates; numberedFrom?: number },
) {
  const { url, clock } = site
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const writers = await busyWriters(site, numberedFrom)
  const { staff, members, stories, posts, changes } = writers
  const breaches: string[] = []
  const odd: (Target & { status: number; edition: number | undefined })[] = []
  let pages = 0
  let changed = 0

  async function read(nth: number) {
    const language = pick(LANGUAGES, Math.floor(nth / 20)) ?? 'en'
    const target = targetOf(nth, language)
    const { path, article } = target
    const edition = article?.edition
    const before = writers.known()
    const { status, body } = await sendRequest(url, { target: `${path}?lang=${language}`, agent })
    if (status === 500) breaches.push(`${path}: status ${status}`)
    if (status >= 300 && status < 500) odd.push({ path, article, status, edition })
    breaches.push(...replacedIn(body, before).map((what) => `${path}: ${what}`))
  }

  /** One after the other, while others write: who asks during a render would get no kept page. */
  async function readOn(count: number) {
    for (let page = 0; page < count; page++) await read(pages++)
  }

  function targetOf(nth: number, language: Language): Target {
    const place = nth % 20
    const round = Math.floor(nth / 20)
    if (place < 6) return { path: '/' }
    if (place < 9) return { path: '/posts' }
    if (place < 14) return storyAt(pick(newest(stories), round * 7 + place), language)
    if (place < 17) return postAt(pick(newest(posts), round * 7 + place))
    if (place === 17) return storyAt(pick(standing(stories).slice(0, -10), round), language)
    if (place === 18) return { path: postArchivePath(pick(members, round) ?? staff) }
    return { path: round % 2 === 0 ? archivePath(staff) : '/earnpoints' }
  }

  for (let count = 0; count < ARTICLES; count++) {
    await writers.publishNews()
    await writers.publish()
  }
  clock.advance(60_000)
  await readOn(800)
  const before = await countsOf(url)
  const begun = { pages, ...writers.written }

  const steps = (seconds * 1_000) / STEP_MS
  for (let step = 0; step < steps; step++) {
    const times = (perMinute: number) => due(perMinute, step + 1) - due(perMinute, step)
    const toRead =
      Math.floor(((step + 1) * pagesPerSecond) / 10) - Math.floor((step * pagesPerSecond) / 10)
    await Promise.all([
      ...repeat(times(rates.comments), writers.comment),
      readOn(toRead),
      // One after the other: they choose among the same articles.
      ...repeat(1, async () => {
        if (times(rates.drafts) > 0) await writers.saveDraft()
        if (times(rates.news) > 0) await writers.publishNews()
        if (times(rates.posts) > 0) await writers.publish()
        if (times(rates.changes) > 0) await pick(changes, changed++)?.(changed)
      }),
    ])
    clock.advance(STEP_MS)
  }
  const after = await countsOf(url)
  agent.destroy()
  // What was edited or taken back meanwhile is elsewhere, or nowhere; all else is where it was.
  const missed = odd.filter(
    ({ article, edition }) => !article || (!article.gone && article.edition === edition),
  )
  breaches.push(...missed.map(({ path, status }) => `${path}: status ${status}`))
  const asked = pages - begun.pages
  const { written } = writers
  return {
    asked,
    made: after.render - before.render,
    kept: (after.cache - before.cache) / asked,
    written: {
      drafts: written.drafts - begun.drafts,
      news: written.news - begun.news,
      posts: written.posts - begun.posts,
      comments: written.comments - begun.comments,
      changes: changed,
    },
    breaches,
  }
}

/** Where a reader goes, and what they read there. */
type Target = { path: string; article?: Story | undefined }

function storyAt(article: Story | undefined, language: Language): Target {
  if (!article) return { path: '/' }
  const edition = language === 'en' ? article.edition : 1
  const slug = slugOf('news', language, { ...article, edition })
  return { path: newsPath({ id: article.id, slug }), article }
}

function postAt(article: Post | undefined): Target {
  if (!article) return { path: '/posts' }
  const { id, author, language } = article
  const slug = slugOf('post', language, article)
  return { path: postPath({ id, slug, username: author.username }), article }
}

/** How often something has been done by a step that happens so often a minute. */
const due = (perMinute: number, step: number) => Math.floor((step * STEP_MS * perMinute) / 60_000)

const repeat = (times: number, act: () => Promise<unknown>) => Array.from({ length: times }, act)

async function countsOf(url: string) {
  const { body } = await sendRequest(url, { target: '/metrics' })
  const count = (from: string) =>
    Number(new RegExp(`loadout_page_cache_total\\{from="${from}"\\} (\\d+)`).exec(body)?.[1] ?? 0)
  return { render: count('render'), cache: count('cache') }
}
