import { sql } from 'kysely'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrateJobs } from '../../src/platform/jobs/job-database.ts'
import { startOwnPostgres } from '../own-postgres.ts'
import { passTicks } from '../virtual-ticks.ts'
import { scaled, withUndo, type Campaign } from './campaign.ts'

const TICKS = 1_000
const NODES = ['first', 'second', 'third']
/** Whoever shares no database with the others is seen at once. */
const APART_TICKS = 10

export const ticks: Campaign = {
  name: 'ticks',
  promise:
    'N02 three processes pass 1,000 minutes of a time of their own: what is due by the clock runs once in its minute; and three that share no database are found out',
  run: (scale) =>
    withUndo(async (later) => {
      const postgres = await startOwnPostgres('ticks')
      later(() => postgres.stop())
      const { db, close } = openDatabase({ url: postgres.url, connections: 1 })
      const urls: string[] = []
      for (const name of NODES) {
        await sql`create database ${sql.id(name)}`.execute(db)
        const url = new URL(postgres.url)
        url.pathname = `/${name}`
        urls.push(url.href)
        await migrateJobs(url.href)
      }
      await close()
      const apart = await passTicks(urls, APART_TICKS)

      const began = performance.now()
      await migrateJobs(postgres.url)
      const count = scaled(TICKS, scale, 10)
      const together = await passTicks(
        NODES.map(() => postgres.url),
        count,
      )
      return {
        figures: {
          ticks: count,
          runs: together.runs,
          'found where databases are apart': apart.breaches.length,
          seconds: Math.round((performance.now() - began) / 1_000),
        },
        breaches: [
          ...together.breaches,
          ...(apart.breaches.length === 0 ? ['databases apart were not found out'] : []),
        ],
      }
    }),
}
