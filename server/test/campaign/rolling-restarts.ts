import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../launcher/free-port.mjs'
import { sendRequest } from '../send-request.ts'
import { spawnServer } from '../server-process.ts'
import { percentile, scaled, tallyText, withUndo, type Campaign } from './campaign.ts'
import { demoGround, readerTargets } from './demo-server.ts'

const RESTARTS = 100
const PER_SECOND = 200
/**
 * As the site's own client repeats: eight attempts, 64 ms and twice as long each time (API-16 to
 * API-19).
 */
const ATTEMPTS = 8
const pauseAfter = (attempt: number) => Math.min(2 ** (attempt + 5), 2_048)

export const rollingRestarts: Campaign = {
  name: 'rolling-restarts',
  promise:
    'O01 while two processes are restarted in turn under 200 requests a second, no call fails',
  run: (scale) =>
    withUndo(async (later) => {
      const ground = await demoGround(later)
      const ports = [await freePort(), await freePort()]
      const spawn = (port: number) => spawnServer({ ...ground.options(), port })
      const servers = ports.map(spawn)
      later(() => Promise.all(servers.map((server) => server.kill())))
      await Promise.all(servers.map(({ ready }) => ready))
      const targets = await readerTargets(servers[0]?.url ?? '')
      const load = steadyLoad(
        servers.map(({ url }) => url),
        targets,
      )
      later(() => load.stop())

      const breaches: string[] = []
      const downtimes: number[] = []
      const restarts = scaled(RESTARTS, scale, 2)
      for (let restart = 0; restart < restarts; restart++) {
        const index = restart % 2
        const began = performance.now()
        servers[index]?.signal('SIGTERM')
        const end = await servers[index]?.ended
        if (end?.code !== 0)
          breaches.push(`restart ${restart}: ended with ${end?.signal ?? end?.code}`)
        servers[index] = spawn(ports[index] ?? 0)
        await servers[index].ready
        downtimes.push(performance.now() - began)
      }
      await load.stop()

      for (const kind of Object.keys(load.seen))
        if (!['200', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(kind))
          breaches.push(`${load.seen[kind]} answers ${kind}`)
      if (load.failed() > 0) breaches.push(`${load.failed()} calls failed`)
      return {
        figures: {
          restarts,
          calls: load.calls(),
          'calls a second': load.rate(),
          failed: load.failed(),
          repeated: load.repeated(),
          answers: tallyText(load.seen),
          'p99 ms': percentile(load.times, 0.99),
          'longest restart ms': percentile(downtimes, 1),
        },
        breaches,
      }
    }),
}

/**
 * So many calls a second, whatever becomes of the ones before; each goes to the processes in turn
 * until one answers.
 */
function steadyLoad(urls: readonly string[], targets: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  const stopping = new AbortController()
  const seen: Record<string, number> = {}
  const times: number[] = []
  const open = new Set<Promise<void>>()
  const began = performance.now()
  let [count, failed, repeated, duration] = [0, 0, 0, 0]

  async function call(number: number) {
    const asked = performance.now()
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { status, error = '' } = await sendRequest(
        urls[(number + attempt) % urls.length] ?? '',
        { target: targets[number % targets.length] ?? '/', agent },
      )
      const kind = status === 0 ? error : String(status)
      seen[kind] = (seen[kind] ?? 0) + 1
      if (status === 200) return void times.push(performance.now() - asked)
      repeated++
      await sleep(pauseAfter(attempt))
    }
    failed++
  }

  const pacing = (async () => {
    while (!stopping.signal.aborted) {
      const due = ((performance.now() - began) / 1_000) * PER_SECOND
      for (; count < due; count++) {
        const one: Promise<void> = call(count).finally(() => open.delete(one))
        open.add(one)
      }
      await sleep(5)
    }
  })()

  return {
    seen,
    times,
    calls: () => count,
    failed: () => failed,
    repeated: () => repeated,
    rate: () => Math.round(count / (duration / 1_000)),
    async stop() {
      stopping.abort()
      await pacing
      duration ||= performance.now() - began
      await Promise.all(open)
      agent.destroy()
    },
  }
}
