import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import type { Endpoint, InputOf, OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { callOver, type Extras } from './call-over-http.ts'
import { openSite, type TestOptions } from './open-site.ts'
import { createDatabase as copyTemplate } from './test-postgres.ts'

export { TEST_NOW, type TestClock } from './test-clock.ts'
export type { TestOptions } from './open-site.ts'
export type TestSite = Awaited<ReturnType<typeof openReachableSite>>

/** A database of its own, copied from the template in milliseconds. */
export const createDatabase = () => copyTemplate(inject('adminUrl'))

/** A whole site on a port and a database of its own, ended with the test. */
export async function startSite(options: TestOptions = {}): Promise<TestSite> {
  const site = await openReachableSite(options)
  onTestFinished(site.end)
  return site
}

/** One site for tests that only read: filled before the first of them, ended after the last. */
export function shareSite(fill: (site: TestSite) => Promise<unknown>, options: TestOptions = {}): () => TestSite {
  let shared: TestSite
  beforeAll(async () => {
    shared = await openReachableSite(options)
    await fill(shared)
  })
  afterAll(() => shared.end())
  return () => shared
}

async function openReachableSite(options: TestOptions) {
  const site = await openSite(await createDatabase(), options)
  return {
    ...site,
    call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, extras?: Extras): Promise<OutputOf<E>> => callOver(site.url, endpoint, input, extras),
    /** Signs somebody in: what they send with every call. */
    as: async ({ id }: { id: number }) => ({ _u: id, _t: await site.site.sessions.open(site.db, id) }),
    /** Any request, answered as it is: redirects are not followed. */
    get: (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers, redirect: 'manual' }),
  }
}
