import { setTimeout as sleep } from 'node:timers/promises'
import { readConfiguration } from '../../src/configuration.ts'
import { shipContentPages } from '../../src/content-pages/ship-pages.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createJobs } from '../../src/platform/jobs/jobs.ts'
import { createMail } from '../../src/platform/mail/mail.ts'
import { startMailServer } from '../mail-server.ts'
import { startOwnPostgres } from '../own-postgres.ts'
import { startServerProcess } from '../server-process.ts'
import { scaled, temporaryFolder, withUndo, type Campaign } from './campaign.ts'

const MAILS = 400
const KILLS = 20
/**
 * What a killed server had under way is taken for lost after three minutes, seen within another,
 * and tried after a pause.
 */
const TIMEOUT_MS = 10 * 60_000

export const mailsKilled: Campaign = {
  name: 'mails-killed',
  promise:
    'N01 the server killed 20 times at random while it sends mails: none is lost, and what arrives twice is the same mail',
  run: (scale) =>
    withUndo(async (later) => {
      const postgres = await startOwnPostgres('mails-killed')
      later(() => postgres.stop())
      await migrate(postgres.url)
      const database = openDatabase({ url: postgres.url, connections: 2 })
      later(() => database.close())
      await shipContentPages(database.db)
      const mailServer = await startMailServer({ slowMs: 150 })
      later(mailServer.stop)

      const { origin, mailServer: server } = readConfiguration({
        DATABASE_URL: postgres.url,
        ...mailServer.environment,
      })
      const log = (message: string) => console.error(message)
      const look = () => ({ name: 'Loadout', fill: '#ff5c93', onFill: '#1d030c' })
      const jobs = createJobs({
        url: postgres.url,
        availability: database.availability,
        log,
        alarm: log,
      })
      later(jobs.close)
      const mail = createMail({
        db: database.db,
        jobs,
        clock: systemClock,
        origin,
        look,
        server,
        log,
      })
      const addresses = Array.from(
        { length: scaled(MAILS, scale, 40) },
        (_, number) => `person${number}@mail.example`,
      )
      for (const address of addresses) {
        await database.db
          .transaction()
          .execute((tx) =>
            mail.write(tx, { address, languageId: 5 }, 'password_changed', { username: 'Haldor' }),
          )
      }

      const data = await temporaryFolder(later)
      const environment = { ...mailServer.environment, LOADOUT_DATA: data, LOG_LEVEL: 'error' }
      for (let kill = 0; kill < scaled(KILLS, scale); kill++) {
        const next = await startServerProcess({ databaseUrl: postgres.url, environment })
        await sleep(Math.random() * 1_500)
        await next.kill()
      }
      const last = await startServerProcess({ databaseUrl: postgres.url, environment })
      later(() => last.kill())
      const giveUp = performance.now() + TIMEOUT_MS
      const waiting = async () =>
        (await database.db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute())
          .length
      while ((await waiting()) > 0 && performance.now() < giveUp) await sleep(1_000)

      const breaches: string[] = []
      const arrived = Map.groupBy(mailServer.letters, ({ to }) => to.join())
      for (const address of addresses)
        if (!arrived.has(address)) breaches.push(`nothing has arrived at ${address}`)
      for (const [address, letters] of arrived) {
        if (new Set(letters.map(({ headers }) => headers['message-id'])).size > 1)
          breaches.push(`${address} got different mails`)
      }
      const left = await waiting()
      if (left > 0) breaches.push(`${left} mails are not known to be sent`)
      return {
        figures: {
          mails: addresses.length,
          letters: mailServer.letters.length,
          'repeated under the same id': mailServer.letters.length - arrived.size,
        },
        breaches,
      }
    }),
}
