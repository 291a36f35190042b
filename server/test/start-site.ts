import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { callOver, type Extras } from './call-over-http.ts'
import { openSite, type TestOptions } from './open-site.ts'
import { databasePool, type DatabasePool } from './pooled-database.ts'
import { createDatabase as copyTemplate, dropDatabase } from './test-postgres.ts'

export { TEST_NOW, type TestClock } from './test-clock.ts'
export type { TestOptions } from './open-site.ts'
export type TestSite = Awaited<ReturnType<typeof openReachableSite>>

/**
 * A database of its own, copied from the template and gone with its test: what was begun after it
 * ends before it. For those who block this process, kill one, or read what PostgreSQL counts.
 */
export async function createDatabase(): Promise<string> {
  const url = await copyTemplate(inject('adminUrl'))
  onTestFinished(() => dropDatabase(inject('adminUrl'), url))
  return url
}

let pool: DatabasePool | undefined
/** Files that a worker tries one after the other have one pool. */
const databases = () => (pool ??= databasePool(inject('adminUrl')))

/** A whole site on a port and a database that is as new, ended with the test. */
export async function startSite(options: TestOptions = {}): Promise<TestSite> {
  const { url, giveBack } = await databases().take()
  onTestFinished(giveBack)
  return startSiteOn(url, options)
}

/** The same on a database that there is already. */
export async function startSiteOn(databaseUrl: string, options: TestOptions): Promise<TestSite> {
  const site = await openReachableSite(databaseUrl, options)
  onTestFinished(site.end)
  return site
}

/** One site for tests that only read: filled before the first of them, ended after the last. */
export function shareSite(
  fill: (site: TestSite) => Promise<unknown>,
  options: TestOptions = {},
): () => TestSite {
  let shared: TestSite
  let giveBack: () => Promise<void>
  beforeAll(async () => {
    const database = await databases().take()
    giveBack = database.giveBack
    shared = await openReachableSite(database.url, options)
    await fill(shared)
  })
  afterAll(async () => {
    await shared.end().finally(giveBack)
  })
  return () => shared
}

async function openReachableSite(databaseUrl: string, options: TestOptions) {
  const site = await openSite(databaseUrl, options)
  return {
    ...site,
    call: <E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      extras?: Extras,
    ): Promise<OutputOf<E>> => callOver(site.url, endpoint, input, extras),
    /** Signs somebody in, as by their password: what they send with every call. */
    as: async ({ id }: { id: number }) => ({
      _u: id,
      _t: await site.site.sessions.open(site.db, id, { confirmed: true }),
    }),
    /** Any request, answered as it is: redirects are not followed. */
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(site.url + path, { headers, redirect: 'manual' }),
  }
}
