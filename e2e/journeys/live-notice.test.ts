import type { Page, WebSocket } from '@playwright/test'
import { countCalls, holdBack } from '../account-screens.ts'
import { hasJoined } from '../channels.ts'
import { allRequestsSeen } from '../screens.ts'
import { expect, test } from '../site.ts'
import { startSiteProcess } from '../site-process.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const notice = (page: Page) => page.getByRole('region', { name: 'Site notice' })

test('RT-01 a page that is open shows a notice that staff set through another process of the site, without being loaded again', async ({
  page,
  site,
  visit,
  seed,
}) => {
  const other = startSiteProcess()
  const staff = await other.open({ databaseUrl: site.databaseUrl })
  const joined = hasJoined(page, 'global')
  await visit('/about')
  await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
  await joined

  await staff.seed.notice('The <b>store</b> moves tonight.')
  await expect(notice(page)).toContainText('The store moves tonight.')
  await expect(notice(page).locator('b')).toHaveText('store')
  await seed.notice('Back at noon.')
  await expect(notice(page)).toContainText('Back at noon.')
  await staff.seed.notice('', { enabled: false })
  await expect(notice(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
  await staff.end()
  other.stop()
})

test('RT-01 K09 a notice that changed between the page and the connection is shown as soon as there is one, and one that a reader has closed stays closed when it is told of again', async ({
  page,
  visit,
  seed,
}) => {
  const joined = hasJoined(page, 'global')
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(NOON + 60_000)
  await visit('/about')
  await seed.notice('Back at noon.')
  await page.clock.resume()
  await joined
  await expect(notice(page)).toContainText('Back at noon.')
  await notice(page).getByRole('button', { name: 'Close notice' }).click()
  await seed.notice('Back at one.')
  await expect(notice(page)).toContainText('Back at one.')
  await seed.notice('Back at noon.')
  await expect(notice(page)).toHaveCount(0)
})

test('RT-01 K09 a notice that is told while an answer from before it is under way stays', async ({
  page,
  visit,
  seed,
}) => {
  await seed.notice('Back at noon.')
  const [read, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/notice/get*', async (route) => {
    const response = await route.fetch()
    read.resolve()
    await late.promise
    await route.fulfill({ response })
  })
  await visit('/about')
  await read.promise
  await seed.notice('Back at one.')
  await expect(notice(page)).toContainText('Back at one.')
  const came = page.waitForResponse('**/api/notice/get*')
  late.resolve()
  await (await came).finished()
  await allRequestsSeen(page)
  await expect(notice(page)).toContainText('Back at one.')
})

test('RT-01 RT-09 ACC-09 a visitor’s page connects to the site itself, hears what everybody does and nothing else, and fetches the client for it only then', async ({
  page,
  site,
  visit,
}) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  )
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(String(payload))),
  )
  const sockets: WebSocket[] = []
  page.on('websocket', (each) => sockets.push(each))
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(NOON + 60_000)
  await visit('/about')
  await page.clock.runFor(4999)
  await allRequestsSeen(page)
  expect(sockets).toEqual([])
  const atFirst = scripts.length
  const connecting = page.waitForEvent('websocket')
  await page.clock.resume()
  const socket = await connecting
  expect(scripts.slice(atFirst).length).toBeGreaterThan(0)
  expect(new URL(socket.url()).host).toBe(new URL(site.url).host)
  expect(socket.url()).toMatch(/^ws:.*\/app\/[0-9a-f]{20}\?protocol=7&/)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { event: 'pusher:subscribe', data: { auth: '', channel: 'global' } },
  ])
  // And nothing but the site is asked for anything.
  expect(scripts.filter((url) => !url.startsWith(site.url))).toEqual([])
})

test('ACC-09 a page whose credentials nobody has confirmed yet hears only what everybody does, and no more when they are refused', async ({
  page,
  context,
  baseURL,
  visit,
  expected,
}) => {
  expected.failures(/^answered 401: GET .*\/api\/user\/auth/)
  await context.addCookies(
    Object.entries({ 'user-id': '7', 'user-token': 'nobodys' }).map(([name, value]) => ({
      name,
      value,
      url: baseURL ?? '',
    })),
  )
  const asked = countCalls(page, '/user/pusher/auth')
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(String(payload))),
  )
  const answer = await holdBack(page, '/user/auth')
  const joined = hasJoined(page, 'global')
  await visit('/about')
  await joined
  answer()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible()
  await allRequestsSeen(page)
  expect(asked).toEqual([])
  expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
    { event: 'pusher:subscribe', data: { auth: '', channel: 'global' } },
  ])
})
