import { expect, test } from 'vitest'
import { serveEcho } from '../../../test/echo-call.ts'
import { everyRow } from '../../../test/every-row.ts'
import { readPaths, reads } from '../../../test/reads.ts'
import { startSite } from '../../../test/start-site.ts'

const unasked = {
  flags: '4',
  permissions: '8388607',
  dollars: '100000',
  points: '100000',
  user_id: '1',
  token: 'x',
  published: '1',
  starred: '1',
  inserted: '1',
  password_hash: 'x',
  is_admin: '1',
  role: 'admin',
  upvotes: '99',
  constructor: '1',
  prototype: '1',
  '__proto__[flags]': '4',
  'constructor[prototype][flags]': '4',
}
/** Written out, because in an object literal `__proto__` would be something else. */
const unaskedFields = `${new URLSearchParams(unasked)}&__proto__=1`

test('G04 a call is given the fields it declares, whatever else is sent', async () => {
  const { url } = await startSite({ extend: serveEcho })
  const response = await fetch(`${url}/api/test/echo`, {
    method: 'POST',
    body: new URLSearchParams(`id=7&text=hi&${unaskedFields}`),
  })

  expect([response.status, await response.json()]).toEqual([
    200,
    { id: 7, text: 'hi', ids: [], given: ['id', 'text'] },
  ])
  expect(({} as Record<string, unknown>)['flags']).toBeUndefined()
})

test('G04 no call of the site answers otherwise or writes anything for fields it does not declare', async () => {
  const site = await startSite()
  const { url, db } = site
  const paths = await readPaths(site)
  const before = await everyRow(db)

  for (const [index, { input }] of reads.entries()) {
    const path = paths[index] ?? ''
    const own = Object.keys(input.shape)
    const others = [...new URLSearchParams(unaskedFields)].filter(([name]) => !own.includes(name))
    const plain = await fetch(`${url}/api${path}`)
    const loaded = await fetch(`${url}/api${path}&${new URLSearchParams(others)}`)
    expect([plain.status, loaded.status], path).toEqual([200, 200])
    expect(await loaded.json(), path).toEqual(await plain.json())
  }
  expect(await everyRow(db)).toEqual(before)
})
