import { expect, test } from 'vitest'
import { listStreams } from '@loadout/contract/streams/streams.ts'
import { eventually } from '../../test/eventually.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { startTwitch, type Trouble } from '../../test/stand-ins/twitch.ts'
import { createHelix } from './helix.ts'
import { refreshStreams } from './refresh-streams.ts'
import { MINUTE } from '../platform/clock.ts'

/** A site beside a Twitch, which is asked when a test says that a minute is over. */
async function startBesideTwitch(environment: Record<string, string> = {}) {
  const twitch = await startTwitch()
  const site = await startSite({ environment: { ...twitch.environment, ...environment } })
  const { twitch: keys } = site.site.settings
  const helix = keys && createHelix(keys, site.clock)
  async function aMinuteLater() {
    site.clock.advance(MINUTE)
    await refreshStreams(site.site, helix)
  }
  return { ...site, twitch, aMinuteLater }
}

const states = async ({ call }: Pick<TestSite, 'call'>) =>
  (await call(listStreams, {})).entries.map(({ username, live, viewers, title }) => [
    username,
    live,
    viewers,
    title,
  ])

test('J02 what Twitch says of channels is shown: who is live, with what, and how many watch', async () => {
  const site = await startBesideTwitch()
  const { twitch, aMinuteLater, make } = site
  await make.stream({ username: 'Harbour_Cup', title: 'Saturdays' })
  await make.stream({ username: 'lanternhall', title: 'Chess and tea' })
  await make.stream({ username: 'backstage', hidden: true })
  twitch.goLive('harbour_cup', { title: ' Grand\u202Efinal\nmap 3 ', viewers: 812 })
  twitch.goLive('backstage')

  await aMinuteLater()
  expect(await states(site)).toEqual([
    ['Harbour_Cup', true, 812, 'Grandfinal map 3'],
    ['lanternhall', false, null, 'Chess and tea'],
  ])
  expect(twitch.asked).toEqual([{ by: ['harbour_cup', 'lanternhall'], token: 'Bearer token1' }])

  twitch.end('harbour_cup')
  twitch.goLive('lanternhall', { title: 'x'.repeat(1_000), viewers: 0 })
  await aMinuteLater()
  expect(await states(site)).toEqual([
    ['lanternhall', true, 0, 'x'.repeat(140)],
    ['Harbour_Cup', false, null, 'Saturdays'],
  ])
  expect(twitch.tokens()).toBe(1)
})

test('J02 a hundred channels are asked for at once, with a token that is renewed when it ends or is withdrawn', async () => {
  const site = await startBesideTwitch()
  const { twitch, aMinuteLater, make } = site
  for (let number = 1; number <= 101; number++) await make.stream({ username: `number${number}` })
  twitch.goLive('number101', { viewers: 7 })
  twitch.tokensLast(150)

  await aMinuteLater()
  expect(twitch.asked.map(({ by }) => by.length)).toEqual([100, 1])
  expect((await states(site))[0]).toEqual(['number101', true, 7, 'Something'])
  expect(twitch.tokens()).toBe(1)
  await aMinuteLater()
  expect(twitch.tokens()).toBe(1)
  await aMinuteLater()
  expect(twitch.tokens()).toBe(2)

  twitch.withdrawToken()
  twitch.end('number101')
  await aMinuteLater()
  expect((await states(site))[0]).toMatchObject(['number1', false, null, 'number1'])
  expect(twitch.tokens()).toBe(4)
})

test.each<{ trouble: Trouble }>([
  { trouble: 'nothing' },
  { trouble: 'more and more' },
  { trouble: 'no JSON' },
  { trouble: 'another form' },
  { trouble: 'viewers below zero' },
  { trouble: 'a number too large' },
  { trouble: 'status 500' },
  { trouble: 'too many' },
  { trouble: 'a redirect' },
])(
  'J02 while Twitch answers with $trouble the site keeps what it knows for five minutes, then says nothing',
  async ({ trouble }) => {
    const site = await startBesideTwitch()
    const { twitch, aMinuteLater, make, get, log } = site
    await make.stream({ username: 'harbour_cup', title: 'Saturdays' })
    twitch.goLive('harbour_cup', { title: 'Final', viewers: 812 })
    await aMinuteLater()
    const known = [['harbour_cup', true, 812, 'Final']]
    expect(await states(site)).toEqual(known)

    twitch.answerWith(trouble)
    await aMinuteLater()
    expect(await states(site)).toEqual(known)
    expect((await get('/streams?lang=en')).status).toBe(200)
    expect(log.join('')).toContain('nobody knows who is live: Twitch gave no answer')
    expect(log.join('')).not.toContain('kept_to_ourselves')

    site.clock.advance(4 * MINUTE)
    await aMinuteLater()
    expect(await states(site)).toEqual([['harbour_cup', null, null, 'Saturdays']])
  },
)

test('J02 what nobody has asked for is not believed, and rights that are refused are no answer', async () => {
  const site = await startBesideTwitch({ TWITCH_CLIENT_SECRET: 'another_one' })
  const { twitch, aMinuteLater, make } = site
  await make.stream({ username: 'harbour_cup' })
  twitch.goLive('harbour_cup')
  await aMinuteLater()
  expect(await states(site)).toEqual([['harbour_cup', null, null, 'harbour_cup']])
  expect([twitch.asked, twitch.tokens()]).toEqual([[], 0])
})

test('without keys nobody is asked, and what was known when there were some is forgotten', async () => {
  const { make, site, clock, call } = await startSite()
  const state = { live: true, live_title: 'Final', viewers: 812 }
  await make.stream({ username: 'harbour_cup', title: 'Saturdays', state })
  expect(site.settings.twitch).toBeUndefined()
  clock.advance(MINUTE)
  await refreshStreams(site, undefined)
  expect(await states({ call })).toEqual([['harbour_cup', null, null, 'Saturdays']])
})

test('pages say at once that somebody has gone live, and front pages who is live now', async () => {
  const site = await startBesideTwitch({ PAGE_CACHE_SECONDS: '3600' })
  const { twitch, aMinuteLater, make, get } = site
  await make.stream({ username: 'harbour_cup' })
  const page = async (path: string) => (await get(`${path}?lang=en`)).text()
  expect(await page('/')).not.toContain('Live now')
  expect(await page('/streams/harbour_cup')).not.toContain('Live')

  twitch.goLive('harbour_cup', { viewers: 812 })
  // The clock stands still, so that only the purge can have made these pages anew.
  site.clock.advance(-MINUTE)
  await aMinuteLater()
  expect(await page('/')).toMatch(/Live now[^]*harbour_cup[^]*812/)
  expect(await page('/streams/harbour_cup')).toContain('812 viewers')
})

test('every minute one of all processes asks', async () => {
  const twitch = await startTwitch()
  const { make, call } = await startSite({ jobs: true, environment: twitch.environment })
  await make.stream({ username: 'harbour_cup' })
  twitch.goLive('harbour_cup', { viewers: 5 })
  await eventually(async () =>
    expect((await call(listStreams, {})).entries).toMatchObject([{ viewers: 5 }]),
  )
})
