import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { connectEsportal } from '@loadout/contract/providers/esportal.ts'
import { connectProvider, listProviders } from '@loadout/contract/providers/providers.ts'
import { openBrowser } from '../../test/browser.ts'
import { stopMonotonicClock } from '../../test/monotonic-clock.ts'
import { startSiteWithStandIns } from '../../test/start-site-with-stand-ins.ts'
import { comeBackFrom, throughProvider } from '../../test/through-provider.ts'

const STEAM_ID = '76561198000000001'
type Instead = (...request: Parameters<RequestListener>) => boolean

/** A site of whose other sites one answers in its own way, where its path is of these. */
async function startSiteBesideBrokenOnes({ hurried = false } = {}) {
  let instead: Instead = () => false
  const site = await startSiteWithStandIns({
    hurried,
    instead: (request, response) => instead(request, response),
  })
  const as = await site.as(await site.make.member())
  const answer = (paths: RegExp, listener: RequestListener) => {
    instead = (request, response) => {
      const isMeant = paths.test(request.url ?? '')
      if (isMeant) listener(request, response)
      return isMeant
    }
  }
  return { ...site, who: as, browser: openBrowser(site), answer }
}

const json =
  (status: number, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
const broken: { what: string; listener: RequestListener }[] = [
  { what: 'never', listener: () => undefined },
  {
    what: 'without an end',
    listener(_, response) {
      const write = () => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', write)
      }
      write()
    },
  },
  { what: 'no JSON', listener: json(200, '<html>') },
  { what: 'an empty object', listener: json(200, '{}') },
  { what: 'numbers for words', listener: json(200, '{"access_token":5,"id":{},"data":7}') },
  { what: '500', listener: json(500, '{"error":"secret-of-theirs"}') },
  { what: '302', listener: (_, response) => response.writeHead(302, { location: '/' }).end() },
  { what: 'nothing', listener: (request) => request.socket.destroy() },
]
const failed = { status: 400, code: 'provider_failed' }

test.each(broken)(
  'J02 another site that answers $what is no fault of ours: the call is refused and nothing is connected',
  async ({ what, listener }) => {
    const hurried = what === 'never'
    const { answer, who, ...site } = await startSiteBesideBrokenOnes({ hurried })
    const questions = [
      { id: 2, account: 'Tindra', paths: /^\/facebook\/oauth\/access_token/ },
      { id: 1, account: 'tindra', paths: /^\/twitch\/helix/ },
      { id: 3, account: STEAM_ID, paths: /^\/steam\/openid\/login$/ },
    ]
    for (const { id, account, paths } of questions) {
      const back = await comeBackFrom(site, site.browser, { id, who: account, as: who })
      answer(paths, listener)
      await expect(site.call(connectProvider, back, who)).rejects.toMatchObject(failed)
    }
    expect(await site.call(listProviders, {}, who)).toEqual({ entries: [] })
    expect(site.log.join('')).not.toMatch(/secret-of-theirs|Unhandled/)
  },
)

test('J02 Esportal that does not answer is no fault of ours, and takes nothing away', async () => {
  const { answer, who, ...site } = await startSiteBesideBrokenOnes()
  await throughProvider(site, site.browser, { id: 3, who: STEAM_ID, as: who })
  const username = `player-${STEAM_ID}`
  const connect = () => site.call(connectEsportal, { username }, who)
  await connect()
  for (const { listener } of broken.slice(1)) {
    answer(/^\/esportal/, listener)
    await expect(connect()).rejects.toMatchObject({ status: 400 })
  }
  expect((await site.call(listProviders, {}, who)).entries).toHaveLength(1)
})

test('J02 a site that keeps failing is not asked for a while', async () => {
  stopMonotonicClock()
  const { answer, who, ...site } = await startSiteBesideBrokenOnes()
  let asked = 0
  answer(/^\/facebook\/oauth/, (_, response) => {
    asked++
    response.writeHead(503).end()
  })
  const connect = () => throughProvider(site, site.browser, { id: 2, who: 'Tindra', as: who })
  for (let time = 0; time < 7; time++) await expect(connect()).rejects.toMatchObject(failed)
  expect(asked).toBe(5)
  // The others are asked as before.
  await throughProvider(site, site.browser, { id: 4, who: 'tindra', as: who })
})

test.each([
  ['a handle of half a thousand letters', { id: '5', name: 'x'.repeat(500) }],
  ['a number that is a path', { id: '../me', name: 'Tindra' }],
  ['an empty name', { id: '5', name: '\u200B' }],
])('J02 somebody with %s is nobody', async (_, profile) => {
  const { answer, who, ...site } = await startSiteBesideBrokenOnes()
  answer(/^\/facebook\/me/, json(200, JSON.stringify(profile)))
  await expect(
    throughProvider(site, site.browser, { id: 2, who: 'Tindra', as: who }),
  ).rejects.toMatchObject(failed)
})

test('H10 a name from another site is kept as a line of what can be seen', async () => {
  const { answer, who, ...site } = await startSiteBesideBrokenOnes()
  answer(/^\/facebook\/me/, json(200, JSON.stringify({ id: '5', name: '<b>T\u202Ein\ndra' })))
  expect(
    await throughProvider(site, site.browser, { id: 2, who: 'Tindra', as: who }),
  ).toMatchObject({ provider: { handle: '<b>Tin dra' } })
})
