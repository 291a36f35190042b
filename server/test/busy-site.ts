import { Agent } from 'node:http'
import { deleteComment, postComment } from '@loadout/contract/comments/comments.ts'
import { createNews, deleteNews, editNews } from '@loadout/contract/news/newsroom.ts'
import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { callOver, type Refused } from './call-over-http.ts'
import { staffWith } from './member-of-staff.ts'
import type { openSite } from './open-site.ts'
import { sendRequest } from './send-request.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'url' | 'clock' | 'make'>
/** News whose title says which edition it is: `Win 7 edition 2`, in German `Sieg 7 edition 1`. */
type Story = { id: number; number: number; edition: number; gone: boolean }
/**
 * What readers may still be shown at a moment: editions from these on, and which remarks are gone.
 */
type Known = { editions: Map<string, number>; goneRemarks: Set<number> }

type Rates = { drafts: number; posts: number; comments: number; edits: number }
/** What members do in a minute on a site that is busy. */
const BUSY: Rates = { drafts: 50, posts: 20, comments: 200, edits: 10 }

const STEP_MS = 100
const STORIES = 30
const LANGUAGES = ['en', 'de'] as const
type Language = (typeof LANGUAGES)[number]

/**
 * Members who write and readers who ask, side by side, by the clock of the test: nothing depends on
 * how fast the machine is. Half of the pages are English; of ten readers four open the front page,
 * four one of the ten newest articles, two a list or something older.
 */
export async function busySite(
  { url, clock, make }: Site,
  {
    seconds,
    pagesPerSecond,
    rates = BUSY,
    numberedFrom = 1,
  }: { seconds: number; pagesPerSecond: number; rates?: Rates; numberedFrom?: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const staff = await make.member(staffWith('canPublishNews', 'canDeleteComments'))
  const { id, token } = await make.session(staff)
  const credentials = { _u: id, _t: token }
  const stories: Story[] = []
  const remarks: { id: number; number: number; gone: boolean }[] = []
  const breaches: string[] = []
  const asked = { pages: 0 }
  let drafts = 0
  let edits = 0
  let reads = 0

  /** A writer who is told that the site is briefly unavailable tries again, as a browser does. */
  async function write<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    tries = 5,
  ): Promise<OutputOf<E>> {
    try {
      return await callOver(url, endpoint, input, credentials)
    } catch (error) {
      if ((error as Refused).status !== 503 || tries === 1) throw error
      return write(endpoint, input, tries - 1)
    }
  }

  async function publish() {
    const number = numberedFrom + stories.length
    const news = await make.news({
      author: staff,
      title: titleOf('en', { number, edition: 1 }),
      excerpt: 'x',
      content: '<p>x</p>',
      tags: [`cup${number % 3}`],
      versions: [
        {
          languageId: 3,
          title: titleOf('de', { number, edition: 1 }),
          excerpt: 'x',
          content: '<p>x</p>',
        },
      ],
    })
    stories.push({ id: news.id, number, edition: 1, gone: false })
  }

  const saveDraft = () =>
    write(createNews, {
      language_id: 0,
      title: `Draft ${++drafts}`,
      excerpt: 'x',
      content: '<p>x</p>',
    })

  async function edit() {
    const story = pick(newest(), drafts)
    if (!story) return
    const next = { ...story, edition: story.edition + 1 }
    const input = {
      id: story.id,
      language_id: 0 as const,
      revision: story.edition,
      title: titleOf('en', next),
    }
    await write(editNews, input)
    story.edition++
  }

  async function takeBack() {
    const remark = remarks.findLast(({ gone }) => !gone)
    if (remark) {
      await write(deleteComment, { id: remark.id })
      remark.gone = true
    }
    const story = newest()[4]
    if (!story) return
    await write(deleteNews, { id: story.id })
    story.gone = true
  }

  async function comment(nth: number) {
    const story = pick(newest(), nth)
    const number = numberedFrom + remarks.length
    if (!story) return
    const input = { id: story.id, article_type: 'news' as const, message: `Remark ${number}.` }
    const posted = await write(postComment, input)
    remarks.push({ id: posted.comment.id, number, gone: false })
  }

  const standing = () => stories.filter(({ gone }) => !gone)
  const newest = () => standing().slice(-10)

  const known = (): Known => ({
    editions: new Map(
      stories.flatMap(({ number, edition, gone }) => [
        [`Win ${number}`, gone ? Number.POSITIVE_INFINITY : edition],
        [`Sieg ${number}`, gone ? Number.POSITIVE_INFINITY : 1],
      ]),
    ),
    goneRemarks: new Set(remarks.filter(({ gone }) => gone).map(({ number }) => number)),
  })

  async function read(nth: number) {
    const language = pick(LANGUAGES, Math.floor(nth / 10)) ?? 'en'
    const path = `${pathOf(nth, language)}?lang=${language}`
    const before = known()
    const { status, body } = await sendRequest(url, { target: path, agent })
    asked.pages++
    if (status === 500) breaches.push(`${path}: status ${status}`)
    breaches.push(...replacedIn(body, before).map((what) => `${path}: ${what}`))
  }

  /** One after the other, while others write: who asks during a render would get no kept page. */
  async function readOn(pages: number) {
    for (let page = 0; page < pages; page++) await read(reads++)
  }

  function pathOf(nth: number, language: Language): string {
    const place = nth % 10
    if (place < 4) return '/'
    const of = place < 8 ? newest() : standing().slice(0, -10)
    const story = pick(of, Math.floor(nth / 10) * 7 + place)
    if (place === 9 || !story)
      return nth % 20 < 10 ? `/news-archive/${staff.id}/${staff.username}` : '/earnpoints'
    const { number, edition } = story
    return language === 'en'
      ? `/news/${story.id}/win-${number}-edition-${edition}`
      : `/news/${story.id}/sieg-${number}-edition-1`
  }

  for (let count = 0; count < STORIES; count++) await publish()
  clock.advance(60_000)
  await readOn(400)
  const before = await countsOf(url)
  asked.pages = 0

  const steps = (seconds * 1_000) / STEP_MS
  for (let step = 0; step < steps; step++) {
    const times = (perMinute: number) => due(perMinute, step + 1) - due(perMinute, step)
    const pages =
      Math.floor(((step + 1) * pagesPerSecond) / 10) - Math.floor((step * pagesPerSecond) / 10)
    await Promise.all([
      ...repeat(times(rates.drafts), saveDraft),
      ...repeat(times(rates.comments), () => comment(step)),
      readOn(pages),
      // One after the other: they choose among the same stories.
      ...repeat(1, async () => {
        if (times(rates.posts) > 0) await publish()
        if (times(rates.edits) > 0) await (edits++ % 2 === 0 ? edit() : takeBack())
      }),
    ])
    clock.advance(STEP_MS)
  }
  const after = await countsOf(url)
  agent.destroy()
  return {
    asked: asked.pages,
    made: after.render - before.render,
    kept: (after.cache - before.cache) / asked.pages,
    breaches,
  }
}

const titleOf = (language: Language, { number, edition }: Pick<Story, 'number' | 'edition'>) =>
  `${language === 'en' ? 'Win' : 'Sieg'} ${number} edition ${edition}`

/**
 * What a page shows that was replaced or deleted before it was asked for, or was never to be seen.
 */
function replacedIn(body: string, { editions, goneRemarks }: Known): string[] {
  const titles = [...body.matchAll(/((?:Win|Sieg) \d+) edition (\d+)/g)]
    .filter(([, story = '', edition]) => Number(edition) < (editions.get(story) ?? 0))
    .map(([title]) => `${title} was replaced`)
  const remarks = [...body.matchAll(/Remark (\d+)\./g)]
    .filter(([, number]) => goneRemarks.has(Number(number)))
    .map(([remark]) => `${remark} was deleted`)
  return [...titles, ...remarks, ...(/Draft \d/.test(body) ? ['a draft is shown'] : [])]
}

/** How often something has been done by a step that happens so often a minute. */
const due = (perMinute: number, step: number) => Math.floor((step * STEP_MS * perMinute) / 60_000)

const repeat = (times: number, act: () => Promise<unknown>) => Array.from({ length: times }, act)

const pick = <Thing>(among: readonly Thing[], nth: number): Thing | undefined =>
  among[nth % Math.max(1, among.length)]

async function countsOf(url: string) {
  const { body } = await sendRequest(url, { target: '/metrics' })
  const count = (from: string) =>
    Number(new RegExp(`loadout_page_cache_total\\{from="${from}"\\} (\\d+)`).exec(body)?.[1] ?? 0)
  return { render: count('render'), cache: count('cache') }
}
