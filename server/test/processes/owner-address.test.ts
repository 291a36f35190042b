import { expect, test } from 'vitest'
import { readSetup, setUpSite } from '@loadout/contract/owners/set-up-site.ts'
import { eventually } from '../eventually.ts'
import { callOver, type Refused } from '../call-over-http.ts'
import type { ServerProcess } from '../server-process.ts'
import { startProcess } from '../start-process.ts'
import { createDatabase } from '../start-site.ts'

const environment = {
  NODE_ENV: 'production',
  ORIGIN: 'https://community.example',
  SECRET: 'x'.repeat(32),
  HOST: '127.0.0.1',
}

/** The address that a start has printed; undefined for none. */
const addressIn = (output: string) =>
  /https:\/\/community\.example\/setup\/([\w-]{43})/.exec(output)?.[1]

/** What is answered to whoever has an address, once a site that has just started answers. */
const readingOf = (server: ServerProcess, token: string) =>
  eventually(async () => {
    const answer = await callOver(server.url, readSetup, { token }).catch((error: Refused) => error)
    expect(answer).not.toMatchObject({ code: 'unavailable' })
    return answer
  })

test('AMB-116 D14 a site without an owner prints an address where it is set up, another at each start, and none once it has one', async () => {
  const databaseUrl = await createDatabase()
  const start = () => startProcess({ databaseUrl, environment })
  const printed = (server: ServerProcess) =>
    eventually(() => addressIn(server.output()) ?? expect.fail('nothing is printed yet'))
  const first = await start()
  const second = await start()
  const [old, token] = [await printed(first), await printed(second)]
  expect(old).not.toBe(token)
  expect(await readingOf(first, old)).toMatchObject({ code: 'link_expired' })
  const choices = {
    token,
    username: 'Haldor',
    password: 'correct horse',
    // Of the demo, whose sites production refuses. Anybody may take it, so it says nothing.
    email: 'demoadmin@demo.invalid',
    country_id: 216,
    site_name: 'Northern Lights',
    languages: [0, 1],
    fallback_language_id: 1,
    games: [2],
  }
  await eventually(() =>
    callOver(first.url, setUpSite, choices, { _k: 'a-key-of-a-setup-00000001' }),
  )
  expect(await readingOf(second, token)).toMatchObject({ code: 'link_expired' })
  const third = await start()
  await third.kill()
  expect(addressIn(third.output())).toBeUndefined()
})
