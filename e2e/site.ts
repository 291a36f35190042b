import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import { startSiteProcess, type OpenedSite, type Seed, type SiteProcess } from './site-process.ts'
import { watchForTroubles, type Expected } from './troubles.ts'

export { expect } from '@playwright/test'

export type JourneyOptions = {
  /** Environment variables of the site; `{port}` stands for its port. */
  environment: Record<string, string>
  /**
   * The language that the visitor chose on an earlier visit. English, unless a test is about
   * languages.
   */
  chosenLanguage: LanguageId | 'none'
  /** Whether the site does what is done later, such as telling members of what happened. */
  jobs: boolean
  /** Whether the site takes accounts of other sites, which are stand-ins here. */
  providers: boolean
}

type Journey = {
  site: OpenedSite
  seed: Seed
  /** The site's clock; the browser's own is `page.clock`. */
  clock: OpenedSite['clock']
  expected: Expected
  /** Opens a page and waits until it is alive: its scripts have run. */
  visit: (path: string) => Promise<void>
  /** As if this member had signed in on an earlier visit; the next page knows them. */
  signIn: (member: { id: number }) => Promise<void>
  /**
   * Makes a seeded member the one who looks at the pages of a browser from now on, as if they had
   * signed in and asked to be remembered.
   */
  signInAs: (page: Page, member: { id: number }) => Promise<void>
  /** Somebody else, in a browser of their own that has never been here. */
  newcomer: (options?: BrowserContextOptions) => Promise<Page>
  /** The same, in which a member is signed in. */
  newcomerAs: (member: { id: number }) => Promise<Page>
  troubles: ReturnType<typeof watchForTroubles>
}

export const test = base.extend<Journey & JourneyOptions, { siteProcess: SiteProcess }>({
  siteProcess: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from it
    async ({}, run) => {
      const siteProcess = startSiteProcess()
      await run(siteProcess)
      siteProcess.stop()
    },
    { scope: 'worker' },
  ],
  environment: [{}, { option: true }],
  chosenLanguage: [0, { option: true }],
  jobs: [false, { option: true }],
  providers: [false, { option: true }],

  site: async ({ siteProcess, environment, jobs, providers }, run) => {
    const site = await siteProcess.open({ environment, jobs, providers })
    await run(site)
    await site.end()
  },
  seed: async ({ site }, run) => run(site.seed),
  clock: async ({ site }, run) => run(site.clock),
  baseURL: async ({ site }, run) => run(site.url),
  context: async ({ context, site, chosenLanguage }, run) => {
    if (chosenLanguage !== 'none') {
      const { cookies, origins } = afterChoosing(chosenLanguage, site.url)
      await context.addCookies(cookies)
      await context.addInitScript(
        rememberOnce,
        origins.flatMap(({ localStorage: entries }) => entries),
      )
    }
    await run(context)
  },

  // oxlint-disable-next-line no-empty-pattern -- as above
  troubles: async ({}, run) => {
    const troubles = watchForTroubles()
    await run(troubles)
  },
  expected: [
    async ({ context, troubles }, run) => {
      await troubles.watch(context)
      await run(troubles.expected)
      await troubles.judge()
    },
    { auto: true },
  ],
  visit: async ({ page }, run) => run((path) => visitIn(page, path)),
  signInAs: async ({ seed, baseURL }, run) =>
    run(async (page, member) => keepSession(page, baseURL ?? '', await seed.session(member))),
  signIn: async ({ page, signInAs }, run) =>
    run(async (member) => {
      await signInAs(page, member)
    }),
  newcomer: async ({ browser, baseURL, troubles }, run) => {
    const contexts: BrowserContext[] = []
    await run(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options })
      contexts.push(context)
      await troubles.watch(context)
      return context.newPage()
    })
    await troubles.judge()
    await Promise.all(contexts.map((context) => context.close()))
  },
  newcomerAs: async ({ newcomer, signInAs }, run) =>
    run(async (member) => {
      const page = await newcomer()
      await signInAs(page, member)
      return page
    }),
})

/** What a browser keeps of a choice of language, for a year. */
export const afterChoosing = (language: LanguageId, url: string) => ({
  cookies: [
    {
      name: 'language',
      value: String(language),
      domain: new URL(url).hostname,
      path: '/',
      expires: Math.floor(Date.now() / 1000) + 31_536_000,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [{ origin: url, localStorage: [{ name: 'loadout:language', value: String(language) }] }],
})

/**
 * Runs in the browser before the page's own scripts. A storage state would have Playwright open a
 * page of its own first, which takes as long as the page that the test is about.
 */
function rememberOnce(entries: { name: string; value: string }[]) {
  // A frame of somebody else, or one that is locked in, has no storage of the site's.
  if (self !== top || origin === 'null' || sessionStorage.getItem('remembered') !== null) return
  sessionStorage.setItem('remembered', '')
  for (const { name, value } of entries)
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
}

/**
 * What signing in leaves in a browser. Storage can be written from within the site only; the mark
 * is the least of it.
 */
async function keepSession(page: Page, url: string, { id, token }: { id: number; token: string }) {
  const kept = [
    ['user-id', String(id)],
    ['user-token', token],
  ] as const
  await page
    .context()
    .addCookies(kept.map(([name, value]) => ({ name, value, url, sameSite: 'Lax' as const })))
  await page.goto('/robots.txt')
  await page.evaluate(
    (entries) => entries.forEach(([name, value]) => localStorage.setItem(`loadout:${name}`, value)),
    kept,
  )
}

export async function visitIn(page: Page, path: string) {
  await page.goto(path)
  await isAlive(page)
  // What is far down waits to be laid out until somebody scrolls (public/before-paint.js). A
  // journey reaches it in one leap, after which it would move away below the mouse.
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
}

/** Resolves when React has taken the page over. Before that a click on a button is nobody's. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
    const element = document.getElementById('site') as unknown as Record<string, Root> | null
    const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactContainer$'))
    return (
      key !== undefined && element?.[key]?.stateNode.current.memoizedState.isDehydrated === false
    )
  })
