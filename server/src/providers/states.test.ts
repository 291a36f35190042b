import { expect, test } from 'vitest'
import { changePassword } from '@loadout/contract/accounts/accounts.ts'
import {
  connectProvider,
  getProviderUrl,
  listProviders,
} from '@loadout/contract/providers/providers.ts'
import { openBrowser } from '../../test/browser.ts'
import { startSiteWithStandIns } from '../../test/start-site-with-stand-ins.ts'
import type { TestSite } from '../../test/start-site.ts'
import { allowAt, comeBackFrom, returnedData } from '../../test/through-provider.ts'
import { deleteExpired } from '../delete-expired.ts'
import { providers } from './domain.ts'

const refused = {
  status: 400,
  code: 'provider_failed',
  error: 'The connection failed. Please try again.',
}
const STEAM_ID = '76561198000000001'
const providersOfEachProtocol = [
  { id: 2, who: 'Tindra' },
  { id: 3, who: STEAM_ID },
]

async function startSiteWithConnections() {
  const site = await startSiteWithStandIns()
  const connections = () => site.db.selectFrom('provider_account').select('user_id').execute()
  return { ...site, connections }
}

/** Changes what came back as somebody could in the address. */
function changed(data: string, change: (parameters: URLSearchParams) => void): string {
  const parameters = new URLSearchParams(Buffer.from(data, 'base64url').toString())
  change(parameters)
  return Buffer.from(parameters.toString()).toString('base64url')
}

test.each(providersOfEachProtocol)(
  'F01 PROV-14 PROV-15 AMB-155 what comes back from provider $id without its state, or with a made-up one, connects nothing',
  async ({ id, who }) => {
    const site = await startSiteWithConnections()
    const as = await site.as(await site.make.member())
    const browser = openBrowser(site)
    const { data } = await comeBackFrom(site, browser, { id, who, as })
    const other = await browser.call(getProviderUrl, { id }, as)

    for (const wrong of [
      changed(data, (parameters) => parameters.delete('state')),
      changed(data, (parameters) => parameters.set('state', '')),
      changed(data, (parameters) => parameters.set('state', 'A'.repeat(43))),
      changed(data, (parameters) => parameters.append('state', other.state)),
      '',
      'nothing that anybody sends',
    ])
      await expect(
        browser.call(connectProvider, { id, data: wrong }, as),
        wrong,
      ).rejects.toMatchObject(refused)
    expect(await site.connections()).toEqual([])
  },
)

test.each(providersOfEachProtocol)(
  'F01 what comes back from provider $id is good once, also when it is sent twice at once',
  async ({ id, who }) => {
    const site = await startSiteWithConnections()
    const as = await site.as(await site.make.member())
    const back = await comeBackFrom(site, openBrowser(site), { id, who, as })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => site.call(connectProvider, back, as)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(site.call(connectProvider, back, as)).rejects.toMatchObject(refused)
  },
)

test.each(providersOfEachProtocol)(
  'F01 nobody is connected to an account of somebody else who has proved it at provider $id and hands over the address',
  async ({ id, who }) => {
    const site = await startSiteWithConnections()
    const attacker = await site.as(await site.make.member())
    const browser = openBrowser(site)
    const back = await comeBackFrom(site, browser, { id, who, as: attacker })

    const victim = await site.make.member()
    const asVictim = await site.as(victim)
    await expect(site.call(connectProvider, back, asVictim)).rejects.toMatchObject(refused)
    await expect(site.call(connectProvider, back)).rejects.toMatchObject(refused)
    expect(await site.call(listProviders, {}, asVictim)).toEqual({ entries: [] })
    // It was not used up by them.
    expect(await browser.call(connectProvider, back, attacker)).toMatchObject({
      provider: { id },
    })
  },
)

test.each(providersOfEachProtocol)(
  'F01 nobody is signed in at provider $id as somebody else by an address that they were sent',
  async ({ id, who }) => {
    const site = await startSiteWithConnections()
    const back = await comeBackFrom(site, openBrowser(site), { id, who })
    await expect(openBrowser(site).call(connectProvider, back)).rejects.toMatchObject(refused)
    const victim = openBrowser(site)
    await victim.call(getProviderUrl, { id })
    await expect(victim.call(connectProvider, back)).rejects.toMatchObject(refused)
  },
)

test.each(providersOfEachProtocol)(
  'F01 a state of provider $id is good once, also with something new that is brought back',
  async ({ id, who }) => {
    const site = await startSiteWithConnections()
    const as = await site.as(await site.make.member())
    const { url } = await site.call(getProviderUrl, { id }, as)
    const [first, second] = [
      await returnedData(site, await allowAt(url, who)),
      await returnedData(site, await allowAt(url, who)),
    ]
    expect(first).not.toBe(second)
    await site.call(connectProvider, { id, data: first }, as)
    await expect(site.call(connectProvider, { id, data: second }, as)).rejects.toMatchObject(
      refused,
    )
  },
)

test('F01 a state of one provider is none of another', async () => {
  const site = await startSiteWithConnections()
  const as = await site.as(await site.make.member())
  const url = new URL((await site.call(getProviderUrl, { id: 4 }, as)).url)
  // Sent to Facebook with it, as if it had been asked for there.
  url.pathname = '/facebook/dialog/oauth'
  const back = url.searchParams.get('redirect_uri') ?? ''
  url.searchParams.set('redirect_uri', back.replace(/4$/, '2'))
  const data = await returnedData(site, await allowAt(url.href, 'Tindra'))
  await expect(site.call(connectProvider, { id: 2, data }, as)).rejects.toMatchObject(refused)
  expect(await site.connections()).toEqual([])
})

/** Whoever comes back has just said again that it is them. */
const confirmAll = ({ db, clock }: TestSite) =>
  db.updateTable('session').set({ confirmed_at: clock.now() }).execute()

test('F01 after ten minutes what comes back is too late, and is deleted', async () => {
  const site = await startSiteWithConnections()
  const as = await site.as(await site.make.member())
  const back = await comeBackFrom(site, openBrowser(site), { id: 2, who: 'Tindra', as })
  site.clock.advance(600_000)
  await confirmAll(site)
  await expect(site.call(connectProvider, back, as)).rejects.toMatchObject(refused)
  expect(await site.db.selectFrom('provider_state').select('provider').execute()).toHaveLength(1)
  await deleteExpired(site.site, [providers])
  expect(await site.db.selectFrom('provider_state').select('provider').execute()).toEqual([])
})

test('F01 a session that has ended meanwhile connects nothing', async () => {
  const site = await startSiteWithConnections()
  const member = await site.make.member({ password: 'correct horse' })
  const as = await site.as(member)
  const back = await comeBackFrom(site, openBrowser(site), { id: 2, who: 'Tindra', as })
  const { token } = await site.call(
    changePassword,
    { current_password: 'correct horse', new_password: 'battery staple' },
    as,
  )
  await confirmAll(site)
  await expect(site.call(connectProvider, back, as)).rejects.toMatchObject(refused)
  await expect(
    site.call(connectProvider, back, { _u: member.id, _t: token }),
  ).rejects.toMatchObject(refused)
  expect(await site.connections()).toEqual([])
})

test('F01 nothing that is stored can be brought back', async () => {
  const site = await startSiteWithConnections()
  const browser = openBrowser(site)
  const { state } = await browser.call(getProviderUrl, { id: 3 })
  const stored = JSON.stringify(await site.db.selectFrom('provider_state').selectAll().execute())
  expect(stored).not.toContain(state)
  expect(stored).not.toContain(browser.cookies.get('visitor')?.split('.')[0])
})
