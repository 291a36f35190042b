import { expect, test } from 'vitest'
import { listOfferedProviders } from '@loadout/contract/providers/providers.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { eventually } from '../eventually.ts'
import { createDatabase } from '../start-site.ts'
import { startProcess } from '../start-process.ts'
import { throughProvider } from '../through-provider.ts'

/** A process that has just started may tell to come back. */
const offeredBy = (browser: Browser) => eventually(() => browser.call(listOfferedProviders, {}))

test('AMB-78 a site that is tried has every external account with nothing set up, and signs up with them', async () => {
  const server = await startProcess({ databaseUrl: await createDatabase() })
  const browser = openBrowser(server)
  const { entries, esportal } = await offeredBy(browser)
  expect(entries.map(({ service }) => service)).toEqual(['twitch', 'facebook', 'steam', 'twitter'])
  expect(esportal).toBe(true)

  const site = { get: (path: string) => fetch(server.url + path, { redirect: 'manual' }) }
  for (const [id, who] of [
    [2, 'Tindra'],
    [3, '76561198000000001'],
  ] as const)
    expect(await eventually(() => throughProvider(site, browser, { id, who }))).toMatchObject({
      signup_token: expect.any(String),
    })
})

test('AMB-78 a site that is tried has none where that is said', async () => {
  const environment = { PROVIDER_STAND_INS: 'off' }
  const server = await startProcess({ databaseUrl: await createDatabase(), environment })
  expect(await offeredBy(openBrowser(server))).toEqual({
    entries: [],
    esportal: false,
  })
})

test('AMB-78 a site that is tried has them where nothing is said', async () => {
  const environment = { PROVIDER_STAND_INS: '' }
  const server = await startProcess({ databaseUrl: await createDatabase(), environment })
  const { entries } = await offeredBy(openBrowser(server))
  expect(entries).toHaveLength(4)
})
