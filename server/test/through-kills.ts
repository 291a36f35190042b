import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../launcher/free-port.mjs'
import { openDatabase, type Db } from '../src/platform/db/database.ts'
import type { Undo } from './campaign/campaign.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { spawnServer } from './server-process.ts'
import { FILLING_LIMITS } from './unhurried-limits.ts'

/** A limit for what stands still, not for how long it takes. */
const STALL_TIMEOUT_MS = 180_000

export type KillOptions = {
  later: Undo
  folder: string
  /** How often the server and PostgreSQL are killed, in turn. */
  kills: number
  /** Things done between two kills. */
  deedsBetween: number
}

/** People who do something without a pause, and are waited for when they are to stop. */
type Load<Deed> = {
  readonly deeds: readonly Deed[]
  stop: () => Promise<void>
  /** When something went wrong, and nobody may answer any more. */
  abandon: () => void
  /** Until something is under way that the kill should come into. */
  beforeKill?: () => Promise<void>
  /** After the last kill, when nobody does anything any more. */
  finish?: () => Promise<void>
}

type Story<Deed> = {
  name: string
  /** A module that is loaded before the server. */
  preload?: string
  environment?: Record<string, string>
  begin: (server: { url: string; databaseUrl: string }) => Promise<Load<Deed>>
  /** What is not as it was answered. */
  breaches: (db: Db, deeds: readonly Deed[]) => Promise<string[]>
}

/** A load while the server and PostgreSQL are killed as by a power cut, and what is there then. */
export async function throughKills<Deed>(
  { later, folder, kills, deedsBetween }: KillOptions,
  { name, preload, environment, begin, breaches }: Story<Deed>,
): Promise<{ deeds: readonly Deed[]; breaches: string[] }> {
  const postgres = await startOwnPostgres(name, { durable: true })
  later(() => postgres.stop())
  const port = await freePort()
  const start = async () => {
    const next = spawnServer({
      databaseUrl: postgres.url,
      port,
      environment: { LOADOUT_DATA: folder, LOG_LEVEL: 'fatal', ...environment },
      ...(preload === undefined ? {} : { preload }),
    })
    await next.ready
    return next
  }
  let server = await start()
  later(() => server.kill())
  const load = await begin({ url: server.url, databaseUrl: postgres.url })
  later(async () => load.abandon())

  await doneOnceMore(load, deedsBetween)
  for (let kill = 0; kill < kills; kill++) {
    await load.beforeKill?.()
    if (kill % 2 === 0) {
      await server.kill()
      server = await start()
    } else {
      postgres.crash()
      await postgres.restart()
    }
    await doneOnceMore(load, deedsBetween)
  }
  await load.stop()
  await load.finish?.()

  // As the command line checks: nobody waits for one of its statements.
  const database = openDatabase({ url: postgres.url, connections: 2, limits: FILLING_LIMITS })
  const found = await breaches(database.db, load.deeds).finally(database.close)
  return { deeds: load.deeds, breaches: found }
}

async function doneOnceMore({ deeds }: Load<unknown>, count: number) {
  const goal = deeds.length + count
  let [answered, movedAt] = [deeds.length, performance.now()]
  while (deeds.length < goal) {
    if (deeds.length > answered) [answered, movedAt] = [deeds.length, performance.now()]
    if (performance.now() - movedAt > STALL_TIMEOUT_MS)
      throw new Error(`nothing was answered for three minutes, ${goal - answered} are missing`)
    await sleep(10)
  }
}
