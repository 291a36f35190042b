import { expect, test, vi } from 'vitest'
import { everyKindOfPage, type ReadPage } from '../../../test/every-kind-of-page.ts'
import { rawGet } from '../../../test/raw-request.ts'
import { richSite } from '../../../test/rich-site.ts'
import { createDatabase, startSite, startSiteOn, type TestSite } from '../../../test/start-site.ts'
import type { CallInProcess } from '../http/serve.ts'
import { createPageCalls } from './page-calls.ts'

/** How many pages were written, and how many were found to be as they were. */
async function counts({ get }: Pick<TestSite, 'get'>) {
  const figures = await (await get('/metrics')).text()
  const count = (from: string) =>
    Number(figures.match(`loadout_page_cache_total\\{from="${from}"\\} (\\d+)`)?.[1] ?? 0)
  return { written: count('render'), unchanged: count('unchanged') }
}

test('a page that has expired is not written again while all that it shows is as it was', async () => {
  const { url, get, make, site } = await startSite({ environment: { PAGE_CACHE_SECONDS: '3600' } })
  const article = await make.news({ title: 'Northwind win' })
  const path = `/news/${article.id}/northwind-win?lang=en`
  const first = await rawGet(url, path)
  expect(await counts({ get })).toEqual({ written: 1, unchanged: 0 })

  site.cache.purgeAll()
  expect(await rawGet(url, path)).toEqual({ ...first, headers: expect.anything() as unknown })
  expect(await counts({ get })).toEqual({ written: 1, unchanged: 1 })
  await rawGet(url, path)
  expect(await counts({ get })).toEqual({ written: 1, unchanged: 1 })

  await make.comment({ on: article, message: 'Well played' })
  site.cache.purgeAll()
  expect((await rawGet(url, path)).body).toContain('Well played')
  expect(await counts({ get })).toEqual({ written: 2, unchanged: 1 })
})

test('whatever changes behind the back of a site is on every page as if it was written anew', async () => {
  const databaseUrl = await createDatabase()
  const site = await startSiteOn(databaseUrl, {})
  const anew = await startSiteOn(databaseUrl, { environment: { PAGE_CACHE_MEGABYTES: '0' } })
  await richSite(site)
  const read = ({ url }: TestSite) => everyKindOfPage(url, { ofEach: 1, locales: ['en'] })
  // Until all modules are there, answers come in another order.
  await read(anew)
  expect(await differences(anew, await read(site))).toEqual([])

  const { db } = site
  await db
    .updateTable('users')
    .set({ username: 'Renamed' })
    .where('username', '=', 'Haldor')
    .execute()
  await db.updateTable('comment').set({ message: 'Said otherwise', upvotes: 7 }).execute()
  await db.updateTable('article_version').set({ title: 'Written otherwise' }).execute()
  const before = await counts(site)
  const changed = await read(anew)
  expect(changed.some(({ html }) => html.includes('Said otherwise'))).toBe(true)
  expect(await differences(site, changed)).toEqual([])
  expect((await counts(site)).unchanged).toBeGreaterThan(before.unchanged)
})

/** Which of these pages a site answers otherwise; what is missing is never kept. */
async function differences({ url }: TestSite, pages: readonly ReadPage[]): Promise<string[]> {
  const different: string[] = []
  for (const { path, html } of pages) {
    const { status, body } = await rawGet(url, path)
    if (status === 200 && body !== html) different.push(path)
  }
  return different
}

function callsAnsweredBy(answer: (input: unknown) => unknown) {
  const ask = vi.fn(async (_: unknown, input: unknown) => ({
    output: answer(input),
    dependsOn: [`tag:${String(input)}`],
  }))
  return { ask, calls: createPageCalls(ask as unknown as CallInProcess) }
}
const endpoint = { method: 'GET', path: '/news/get' } as const

test('a page that is not as it was takes the answers by which that was found out', async () => {
  const before = callsAnsweredBy((input) => ({ input, votes: 1 }))
  for (const input of [1, 2]) await before.calls.call(endpoint, input)

  const { ask, calls } = callsAnsweredBy((input) => ({ input, votes: input }))
  expect(await calls.areAnsweredAsBefore(before.calls.answered() ?? [])).toBe(false)
  expect(await calls.call(endpoint, 2)).toEqual({ input: 2, votes: 2 })
  expect(ask).toHaveBeenCalledTimes(2)
  expect(calls.summary().dependsOn).toEqual(['tag:2'])
  expect(calls.answered()).toHaveLength(1)
})

test('a page that does without something that was refused is made anew each time', async () => {
  const { calls } = callsAnsweredBy((input) => {
    if (input === 2) throw new Error('away')
    return {}
  })
  await calls.call(endpoint, 1)
  await expect(calls.call(endpoint, 2)).rejects.toThrow('away')
  expect(calls.answered()).toBeUndefined()
})
