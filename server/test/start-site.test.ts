import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { openSite } from './open-site.ts'
import { createDatabase } from './start-site.ts'

// Processes of tests have hundreds of them, one after the other.
test('of a site that has ended nothing stays in the memory of its process', async () => {
  const site = await endedSite(await createDatabase())
  await vi.waitFor(
    () => {
      collectGarbage()
      expect(site.deref() === undefined).toBe(true)
    },
    { timeout: 240_000, interval: 200 },
  )
})

async function endedSite(databaseUrl: string) {
  const { site, end, url, make } = await openSite(databaseUrl)
  await make.news()
  for (const path of ['/?lang=en', '/api/category/list', '/metrics'])
    await (await fetch(url + path)).arrayBuffer()
  await end()
  return new WeakRef(site)
}

function collectGarbage() {
  setFlagsFromString('--expose_gc')
  ;(runInNewContext('gc') as () => void)()
}
