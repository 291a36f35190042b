import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { serverThatAnswers } from '../../../test/answering-server.ts'
import { currentFailure } from '../layer/failures.ts'
import { changeLayer, layer } from '../layer/layer.ts'
import { call, setApiHost, type CallOptions } from './call.ts'
import { CallError } from './call-error.ts'

/** A server, and a time that passes only when a test lets it. */
async function siteInFrozenTime(...answers: Parameters<typeof serverThatAnswers>) {
  const { asked, url } = await serverThatAnswers(...answers)
  setApiHost(url)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  return asked
}

afterEach(() => {
  vi.useRealTimers()
  changeLayer(() => [])
})

const ask = (options: CallOptions = { quiet: true }) =>
  call({ method: 'GET', path: '/thing/get' } as never, {} as never, options)

const turnOfEvents = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

/** Lets time pass until the call has settled; answers its pauses to the millisecond. */
async function pausesOf(calling: Promise<unknown>): Promise<number[]> {
  const pauses: number[] = []
  const end = { reached: false }
  void calling
    .catch(() => undefined)
    .finally(() => {
      end.reached = true
    })
  while (pauses.length < 50) {
    while (!end.reached && vi.getTimerCount() === 0) await turnOfEvents()
    if (end.reached) return pauses
    const before = Date.now()
    vi.advanceTimersToNextTimer()
    pauses.push(Date.now() - before)
  }
  throw new Error(`no end after these pauses: ${pauses.join(', ')}`)
}

test('API-16 API-17 API-19 the pauses double from 64 ms to 2048 ms, and the eighth attempt is the last', async () => {
  const asked = await siteInFrozenTime({ status: 500, body: '{"error":"No.","code":"internal"}' })
  const calling = ask({})
  expect(await pausesOf(calling)).toEqual([64, 128, 256, 512, 1024, 2048, 2048])
  await expect(calling).rejects.toMatchObject({ status: 500, message: 'No.' })
  expect(asked).toHaveLength(8)
  expect(currentFailure()?.failure).toMatchObject({ status: 500 })
})

test('API-16 a connection that breaks is tried again, and a server that is away too', async () => {
  const asked = await siteInFrozenTime({ hangUp: true }, { status: 503 }, { cutShort: true }, {})
  const calling = ask()
  expect(await pausesOf(calling)).toEqual([64, 128, 256])
  expect(await calling).toEqual({ ok: true })
  expect(asked).toHaveLength(4)
})

test('AMB-93 a network that never answers is given up after eight attempts, without a dialog', async () => {
  const before = currentFailure()?.id
  const asked = await siteInFrozenTime({ hangUp: true })
  const calling = ask({})
  expect(await pausesOf(calling)).toHaveLength(7)
  await expect(calling).rejects.toMatchObject({ status: 0 })
  expect(asked).toHaveLength(8)
  expect(currentFailure()?.id).toBe(before)
})

test.each([
  { what: 'a call', minutes: 1, input: {} },
  { what: 'a call with a file', minutes: 10, input: { file: new File(['pixels'], 'me.png') } },
])(
  'API-16 AMB-93 $what on a connection that is gone without a word is given up after $minutes min, and tried once more',
  async ({ minutes, input }) => {
    await siteInFrozenTime({ silent: true })
    // The browser's own clock goes on where that of a test stands still.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const late = new AbortController()
      setTimeout(() => late.abort(), milliseconds)
      return late.signal
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const upload = { method: 'POST', path: '/thing/do' } as never
    const calling = call(upload, input as never, { quiet: true })
    expect(await pausesOf(calling)).toEqual([minutes * 60_000, 64, minutes * 60_000])
    await expect(calling).rejects.toMatchObject({ status: 0, code: 'network' })
  },
)

test('AMB-93 a change that found no connection says so, once for all of them', async () => {
  await siteInFrozenTime({ hangUp: true })
  for (let time = 1; time <= 2; time++) {
    const calling = call({ method: 'POST', path: '/thing/do' } as never, {} as never)
    await pausesOf(calling)
    await expect(calling).rejects.toMatchObject({ status: 0 })
  }
  expect(layer.all()).toMatchObject([{ kind: 'snack', snack: { kind: 'error' } }])
})

test('API-18 a pause of one’s own replaces the growing one', async () => {
  await siteInFrozenTime({ status: 500 }, { status: 500 }, { status: 500 }, {})
  expect(await pausesOf(ask({ quiet: true, pause: 700 }))).toEqual([700, 700, 700])
})

test('API-19 a call that may try for ever goes on beyond the eighth attempt', async () => {
  const asked = await siteInFrozenTime(...Array.from({ length: 12 }, () => ({ status: 503 })), {})
  const calling = ask({ infinite: true })
  expect((await pausesOf(calling)).slice(5)).toEqual(Array(7).fill(2048))
  expect(await calling).toEqual({ ok: true })
  expect(asked).toHaveLength(13)
})

test('a call that nobody waits for any more is not tried again', async () => {
  const asked = await siteInFrozenTime({ status: 503 })
  const leaving = new AbortController()
  const calling = ask({ quiet: true, signal: leaving.signal })
  while (vi.getTimerCount() === 0) await turnOfEvents()
  leaving.abort()
  await expect(calling).rejects.toBeInstanceOf(CallError)
  expect(asked).toHaveLength(1)
})
