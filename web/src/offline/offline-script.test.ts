import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What a page of the site has, as far as the script of the offline page asks for it. */
async function openOfflinePage({ pathname = '/news/1/kestrel-win' } = {}) {
  const heard = new Map<string, (event: unknown) => void>()
  const shown = { hidden: false, opened: vi.fn<(address?: string) => void>() }
  const ask = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no connection')))
  vi.stubGlobal('location', {
    pathname,
    href: `https://loadout.example${pathname}`,
    reload: () => shown.opened(),
    replace: shown.opened,
  })
  vi.stubGlobal('document', {
    get hidden() {
      return shown.hidden
    },
    querySelector: () => ({
      addEventListener: (_: string, act: (event: unknown) => void) => heard.set('click', act),
    }),
  })
  vi.stubGlobal('addEventListener', (name: string, act: (event: unknown) => void) =>
    heard.set(name, act),
  )
  vi.stubGlobal('fetch', ask)
  vi.resetModules()
  await import('./offline-script.ts')
  const happens = (event: string) => heard.get(event)?.({ preventDefault: () => undefined })
  return { ask, shown, happens }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the offline page looks for the connection by itself, ever more seldom', async () => {
  const { ask, shown } = await openOfflinePage()
  for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
    ask.mockClear()
    await seconds(pause - 0.001)
    expect(ask).not.toHaveBeenCalled()
    await seconds(0.001)
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      'https://loadout.example/news/1/kestrel-win',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    )
  }
  expect(shown.opened).not.toHaveBeenCalled()
})

test.each([200, 404, 429])('an answer %i opens the wanted page', async (status) => {
  const { ask, shown } = await openOfflinePage()
  ask.mockResolvedValue(new Response(null, { status }))
  await seconds(2)
  expect(shown.opened).toHaveBeenCalledOnce()
})

test('a site that is in trouble is waited for', async () => {
  const { ask, shown } = await openOfflinePage()
  ask.mockResolvedValueOnce(new Response(null, { status: 502 }))
  await seconds(2)
  expect(shown.opened).not.toHaveBeenCalled()
  ask.mockResolvedValue(new Response(null))
  await seconds(4)
  expect(shown.opened).toHaveBeenCalledOnce()
})

test('a page that nobody looks at does not look for the connection, and begins anew when it is seen', async () => {
  const { ask, shown, happens } = await openOfflinePage()
  await seconds(2 + 4 + 8)
  shown.hidden = true
  happens('visibilitychange')
  ask.mockClear()
  await seconds(600)
  expect(ask).not.toHaveBeenCalled()
  shown.hidden = false
  happens('visibilitychange')
  await seconds(2)
  expect(ask).toHaveBeenCalledOnce()
})

test('a click opens the wanted page at once', async () => {
  const { shown, happens } = await openOfflinePage()
  happens('click')
  expect(shown.opened).toHaveBeenCalledOnce()
})

test('the wanted page is opened without a pause when the browser says that it is online', async () => {
  const { ask, shown, happens } = await openOfflinePage()
  ask.mockResolvedValue(new Response(null))
  happens('online')
  await seconds(0)
  expect(shown.opened).toHaveBeenCalledOnce()
})

test('a browser that says too early that it is online is not believed', async () => {
  const { ask, shown, happens } = await openOfflinePage()
  await seconds(2 + 4 + 8)
  happens('online')
  await seconds(1.999)
  expect(shown.opened).not.toHaveBeenCalled()
  ask.mockResolvedValue(new Response(null))
  await seconds(0.001)
  expect(shown.opened).toHaveBeenCalledOnce()
})

test('the offline page under its own address leads home and looks for nothing', async () => {
  const { ask, shown, happens } = await openOfflinePage({ pathname: '/offline' })
  await seconds(600)
  expect(ask).not.toHaveBeenCalled()
  happens('click')
  expect(shown.opened).toHaveBeenCalledExactlyOnceWith('/')
})
