import { expect, test } from 'vitest'
import { connectProvider, getProviderUrl } from '@loadout/contract/providers/providers.ts'
import { openBrowser } from '../../test/browser.ts'
import type { Alter } from './stand-ins/openid-stand-in.ts'
import { TEST_NOW } from '../../test/start-site.ts'
import { startSiteWithStandIns } from '../../test/start-site-with-stand-ins.ts'
import { allowAt, returnedData, throughProvider } from '../../test/through-provider.ts'

const STEAM_ID = '76561198000000001'
const refused = { status: 400, code: 'provider_failed' }

/** A site with a Steam that changes what it says before it signs it. */
async function startSiteWithSteam(alterAssertion: Alter = () => undefined) {
  const checks: string[] = []
  const site = await startSiteWithStandIns({
    alterAssertion,
    instead(request) {
      if (request.method === 'POST') checks.push(request.url ?? '')
      return false
    },
  })
  const as = await site.as(await site.make.member())
  const browser = openBrowser(site)
  const connections = () => site.db.selectFrom('provider_account').select('user_id').execute()
  return { ...site, who: as, browser, checks, connections }
}

const set =
  (name: string, value: string): Alter =>
  (assertion) =>
    assertion.set(`openid.${name}`, value)
const unsigned =
  (name: string): Alter =>
  (assertion) => {
    const signed = (assertion.get('openid.signed') ?? '').split(',')
    assertion.set('openid.signed', signed.filter((each) => each !== name).join(','))
  }
const at = (milliseconds: number) =>
  `${new Date(TEST_NOW.getTime() + milliseconds).toISOString().slice(0, 19)}Zabc`
const ID = 'https://steamcommunity.com/openid/id'
const bothIds =
  (id: string): Alter =>
  (assertion) => {
    assertion.set('openid.claimed_id', id)
    assertion.set('openid.identity', id)
  }

/** All of them are signed, as Steam itself would say them. */
const forged: Record<string, Alter> = {
  'another endpoint': set('op_endpoint', 'https://steamcommunity.com.example/openid/login'),
  'its endpoint without TLS': set('op_endpoint', 'http://steamcommunity.com/openid/login'),
  'an id of another site': bothIds(`https://steamcommunity.com.example/openid/id/${STEAM_ID}`),
  'an id without TLS': bothIds(`http://steamcommunity.com/openid/id/${STEAM_ID}`),
  'an id with something behind it': bothIds(`${ID}/${STEAM_ID}/x`),
  'an id with a line behind it': bothIds(`${ID}/${STEAM_ID}\n`),
  'an id that is too short': bothIds(`${ID}/7656119800000000`),
  'another identity than it claims': set('identity', `${ID}/76561198000000002`),
  'an address of another site to come back to': set('return_to', 'https://other.example/'),
  'an address to come back to with another state': (assertion) => {
    const back = assertion.get('openid.return_to') ?? ''
    assertion.set('openid.return_to', back.replace(/state=.*/, `state=${'A'.repeat(43)}`))
  },
  'an old nonce': set('response_nonce', at(-300_000)),
  'a nonce of the future': set('response_nonce', at(61_000)),
  'a nonce without a time': set('response_nonce', 'abc'),
  'another mode': set('mode', 'setup_needed'),
  'another protocol': set('ns', 'http://openid.net/signon/1.1'),
  'an unsigned claimed_id': unsigned('claimed_id'),
  'an unsigned identity': unsigned('identity'),
  'an unsigned return_to': unsigned('return_to'),
  'an unsigned op_endpoint': unsigned('op_endpoint'),
  'an unsigned nonce': unsigned('response_nonce'),
  'no association': set('assoc_handle', ''),
}

test('F02 what Steam must not say proves nothing, although it is signed, and is not even asked about', async () => {
  let alter: Alter = () => undefined
  const site = await startSiteWithSteam((assertion) => alter(assertion))
  const connect = () => throughProvider(site, site.browser, { id: 3, who: STEAM_ID, as: site.who })
  for (const [what, how] of Object.entries(forged)) {
    alter = how
    await expect(connect(), what).rejects.toMatchObject(refused)
  }
  expect(site.checks).toEqual([])
  expect(await site.connections()).toEqual([])

  alter = () => undefined
  expect(await connect()).toMatchObject({ provider: { handle: STEAM_ID } })
  expect(site.checks).toEqual(['/steam/openid/login'])
})

/** Somebody changes what comes back, behind the signature. */
const changes: Record<string, (address: URL) => void> = {
  'another id': (address) => {
    for (const name of ['openid.claimed_id', 'openid.identity'])
      address.searchParams.set(name, `${ID}/76561198000000002`)
  },
  'another signature': (address) => address.searchParams.set('openid.sig', 'AAAA'),
  'no signature': (address) => address.searchParams.delete('openid.sig'),
  'a newer nonce': (address) => address.searchParams.set('openid.response_nonce', at(1_000)),
  'a field twice': (address) => address.searchParams.append('openid.sig', 'AAAA'),
}

test('F02 what was changed behind the signature proves nothing', async () => {
  const site = await startSiteWithSteam()
  for (const [what, change] of Object.entries(changes)) {
    const { url } = await site.browser.call(getProviderUrl, { id: 3 }, site.who)
    const back = new URL(await allowAt(url, STEAM_ID))
    change(back)
    const data = await returnedData(site, back.href)
    await expect(site.call(connectProvider, { id: 3, data }, site.who), what).rejects.toMatchObject(
      refused,
    )
  }
  expect(await site.connections()).toEqual([])
})

test('F02 an assertion is good once, although Steam confirms it again', async () => {
  const nonce = at(0)
  const site = await startSiteWithSteam(set('response_nonce', nonce))
  const connect = async (who: string) =>
    throughProvider(site, site.browser, {
      id: 3,
      who,
      as: await site.as(await site.make.member()),
    })
  await connect(STEAM_ID)
  await expect(connect('76561198000000002')).rejects.toMatchObject(refused)
  expect(await site.connections()).toHaveLength(1)
})
