import type { Page } from '@playwright/test'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { articlePath } from '../addresses.ts'
import { seedFullArticle } from '../full-site.ts'
import { afterChoosing, expect, isAlive, test } from '../site.ts'

// As readers have it: what registers the worker counts.
test.use({ environment: { SERVICE_WORKER: 'on' } })

/**
 * What comes when somebody has been here for some seconds, which on a busy machine are over sooner:
 * that they read is said, and what hears of changes is fetched.
 */
const SAID_LATER = '/api/article/view'
const FETCHED_LATER = '/assets/go-live-'

type Loaded = { kind: string; url: string; encoding: string; bytes: number }

/** What comes over the network without pictures, in bytes as they travel, without headers. */
async function watchNetwork(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const answered = new Map<string, Loaded>()
  const loaded: Loaded[] = []
  const later = new Set<string>()
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (later.size > 0 || new URL(request.url).pathname.startsWith(FETCHED_LATER))
      later.add(requestId)
  })
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (later.has(requestId) || response.mimeType.startsWith('image/')) return
    const { url, headers, encodedDataLength: head } = response
    if (new URL(url).pathname === SAID_LATER) return
    answered.set(requestId, {
      kind: type,
      url: new URL(url).pathname,
      encoding: headers['content-encoding'] ?? 'none',
      bytes: -head,
    })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = answered.get(requestId)
    if (known) loaded.push({ ...known, bytes: known.bytes + encodedDataLength })
  })
  return loaded
}

const kilobytes = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
const listOf = (loaded: Loaded[]) => loaded.map(({ url, bytes }) => `${url} ${bytes}`).join('\n')

type Budget = { name: string; id: LanguageId; html: number; scripts: number; all: number }

/**
 * Kilobytes. English words are in the first script; those of another language come on top. Polish
 * stands for all in Latin letters: its words are the most, and it alone needs a font of its own.
 * There is room for 0.1 kB more. A domain is some 0.2 kB of the first script, so the next one makes
 * some first (docs/architecture/adding-a-domain.md).
 */
const budgets: Budget[] = [
  { name: 'English', id: 0, html: 60, scripts: 125, all: 260 },
  { name: 'Polish', id: 4, html: 60, scripts: 128, all: 300 },
  { name: 'Russian', id: 5, html: 64, scripts: 128, all: 300 },
  { name: 'Ukrainian', id: 6, html: 64, scripts: 128, all: 300 },
]

test('first visit stays within its budget in English, Polish, Russian and Ukrainian', async ({
  newcomer,
  seed,
  baseURL,
}) => {
  const news = await seedFullArticle(seed)
  for (const { name, id, html, scripts, all } of budgets)
    await test.step(name, async () => {
      const page = await newcomer({ storageState: afterChoosing(id, baseURL ?? '') })
      const loaded = await watchNetwork(page)
      const answer = await page.goto(articlePath(news), { waitUntil: 'networkidle' })
      expect((await answer?.body())?.byteLength).toBeLessThanOrEqual(html * 1000)
      await isAlive(page)

      const of = (kind: string) => loaded.filter((each) => each.kind === kind)
      expect(kilobytes(of('Script')), listOf(of('Script'))).toBeLessThanOrEqual(scripts)
      expect(kilobytes(of('Stylesheet')), listOf(of('Stylesheet'))).toBeLessThanOrEqual(20)
      expect(loaded.length, listOf(loaded)).toBeLessThanOrEqual(15)
      expect(kilobytes(loaded), listOf(loaded)).toBeLessThanOrEqual(all)
      for (const { url, encoding } of [...of('Document'), ...of('Script'), ...of('Stylesheet')])
        expect(encoding, url).toBe('br')
    })
})
