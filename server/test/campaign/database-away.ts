import { setTimeout as sleep } from 'node:timers/promises'
import { everyRow } from '../every-row.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { startLoad } from '../load.ts'
import { scaled, tallyText, withUndo, type Campaign } from './campaign.ts'
import { demoGround, readerTargets } from './demo-server.ts'

const FROZEN_MS = 30_000
const KILLS = 5
const RECOVERY_MS = 5_000

export const databaseAway: Campaign = {
  name: 'database-away',
  promise:
    'O02 PostgreSQL killed or frozen for 30 seconds under load: clean refusals meanwhile, normal within 5 seconds after, no restart by hand',
  run: (scale) =>
    withUndo(async (later) => {
      const { postgres, start } = await demoGround(later)
      const server = await start({ PAGE_CACHE_SECONDS: '1', LOG_LEVEL: 'error' })
      const rows = async () => {
        const { db, close } = openDatabase({ url: postgres.url, connections: 1 })
        return everyRow(db).finally(close)
      }
      const before = JSON.stringify(await rows())
      const load = startLoad(() => [server.url], await readerTargets(server.url), { readers: 24 })
      later(() => load.stop())
      await sleep(2_000)

      const breaches: string[] = []
      const recoveries: number[] = []
      const fault = async (
        begin: () => void,
        milliseconds: number,
        end: () => void | Promise<void>,
      ) => {
        begin()
        await sleep(milliseconds)
        await end()
        const ended = performance.now()
        await sleep(RECOVERY_MS + 3_000)
        // Counted by when it was asked: what was asked before the end may still be refused after
        // it.
        const lastRefused = load.outcomes.findLast(({ status }) => status === 503)?.begun ?? 0
        recoveries.push(Math.max(0, lastRefused - ended))
      }
      for (let kill = 0; kill < scaled(KILLS, scale); kill++)
        await fault(
          () => postgres.crash(),
          2_000,
          () => postgres.restart(),
        )
      await fault(
        () => postgres.freeze(),
        scaled(FROZEN_MS, scale, 8_000),
        () => postgres.thaw(),
      )
      await load.stop()

      const tally = load.tally()
      for (const kind of Object.keys(tally))
        if (!['200', '302', '503'].includes(kind)) breaches.push(`${tally[kind]} answers ${kind}`)
      for (const recovery of recoveries)
        if (recovery > RECOVERY_MS) breaches.push(`a recovery took ${Math.round(recovery)} ms`)
      if (!server.isRunning()) breaches.push('the server has ended')
      if (JSON.stringify(await rows()) !== before) breaches.push('rows have changed')
      const slowest = Math.max(
        ...load.outcomes
          .filter(({ status }) => status === 503)
          .map(({ milliseconds }) => milliseconds),
        0,
      )
      return {
        figures: {
          requests: load.outcomes.length,
          answers: tallyText(tally),
          'recoveries ms': recoveries.map(Math.round).join(', '),
          'slowest refusal ms': Math.round(slowest),
        },
        breaches,
      }
    }),
}
