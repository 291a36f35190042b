import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { uploadAvatar } from '@loadout/contract/accounts/profile-pictures.ts'
import { dataFolder } from '../../../launcher/data-folder.mjs'
import { openDatabase, type Db } from '../../src/platform/db/database.ts'
import { brokenPromises } from '../broken-promises.ts'
import { formOf } from '../call-over-http.ts'
import { startOwnPostgres } from '../own-postgres.ts'
import { pictureFile } from '../picture-file.ts'
import { sendRequest } from '../send-request.ts'
import { startServerProcess } from '../server-process.ts'
import { canMount, mountSmallDisk, type SmallDisk } from '../small-disk.ts'
import { startWriting, type Writer } from '../write-load.ts'
import { lostOrDoubled, openCommunity } from '../writes-through-kills.ts'
import { scaled, tallyText, withUndo, type Campaign } from './campaign.ts'

const TIMES = 5
const FULL_MS = 5_000
const DEEDS_BETWEEN = 100
const RECOVERY_MS = 10_000
const TIMEOUT_MS = 30_000

export const diskFull: Campaign = {
  name: 'disk-full',
  promise:
    'O04 the disk of the database and that of the pictures filled five times: what cannot be kept is answered 503, nothing is half there, and all goes on once there is room',
  run: (scale) =>
    canMount()
      ? withUndo(async (later) => {
          const name = `disk-full-${process.pid}`
          const disk = await mountSmallDisk(`${dataFolder()}/${name}`, { megabytes: 300 })
          later(() => disk.unmount())
          const pictures = await mountSmallDisk(`${dataFolder()}/${name}-pictures`, {
            megabytes: 4,
          })
          later(() => pictures.unmount())
          const postgres = await startOwnPostgres(`${name}/database`, { durable: true })
          later(() => postgres.stop())
          const server = await startServerProcess({
            databaseUrl: postgres.url,
            environment: { LOADOUT_DATA: pictures.folder, LOG_LEVEL: 'fatal' },
          })
          later(() => server.kill())
          const { writers, newsIds } = await openCommunity(postgres.url)
          const writing = startWriting({ url: server.url, writers, newsIds })
          // Where nothing goes on, what is under way would never be answered.
          later(() => Promise.race([writing.stop(), sleep(FULL_MS)]))

          const breaches: string[] = []
          const more = async (count: number) => {
            const [goal, giveUp] = [writing.deeds.length + count, performance.now() + TIMEOUT_MS]
            while (writing.deeds.length < goal && performance.now() < giveUp) await sleep(20)
            if (writing.deeds.length < goal)
              throw new Error(`nothing goes on: ${tallyText(writing.refusals)}`)
          }
          /**
           * A PostgreSQL that found no room even to recover waits for ever, and is started again by
           * whoever runs the site.
           */
          const writesAgain = async () => {
            const [done, giveUp] = [writing.deeds.length, performance.now() + RECOVERY_MS]
            while (writing.deeds.length === done && performance.now() < giveUp) await sleep(20)
            return writing.deeds.length > done
          }
          let restarts = 0
          await more(DEEDS_BETWEEN)
          for (let time = 0; time < scaled(TIMES, scale); time++) {
            await disk.fill()
            await sleep(FULL_MS)
            const { status } = await sendRequest(server.url, { target: '/api/news/list' })
            if (postgres.isRunning() && status !== 200)
              breaches.push(`news could not be read: ${status}`)
            await disk.makeRoom()
            if (!(await writesAgain())) {
              restarts++
              if (postgres.isRunning()) postgres.crash()
              await postgres.restart()
            }
            await more(DEEDS_BETWEEN)
          }
          await writing.stop()
          for (const status of Object.keys(writing.refusals))
            if (status !== '503')
              breaches.push(`${writing.refusals[Number(status)]} writes were answered ${status}`)
          if (Object.keys(writing.refusals).length === 0) breaches.push('the disk was never full')

          const database = openDatabase({ url: postgres.url, connections: 2 })
          later(() => database.close())
          breaches.push(
            ...(await brokenPromises(database.db)),
            ...(await lostOrDoubled(database.db, writing.deeds)),
          )

          breaches.push(
            ...(await withoutRoomForPictures(writers[0] as Writer, {
              url: server.url,
              db: database.db,
              pictures,
            })),
          )
          if (!server.isRunning()) breaches.push('the server has ended')
          return {
            figures: {
              deeds: writing.deeds.length,
              'refused meanwhile': tallyText(writing.refusals),
              'PostgreSQL started again': restarts,
            },
            breaches,
          }
        })
      : Promise.resolve({
          figures: { 'not tried': 'only root on Linux may mount a small disk' },
          breaches: [],
        }),
}

/** A member sends a picture while the disk of pictures is full, and again when there is room. */
async function withoutRoomForPictures(
  writer: Writer,
  { url, db, pictures }: { url: string; db: Db; pictures: SmallDisk },
): Promise<string[]> {
  const breaches: string[] = []
  const send = () => upload(url, writer)
  const shown = async () =>
    (
      await db
        .selectFrom('users')
        .select('avatar')
        .where('id', '=', writer.id)
        .executeTakeFirstOrThrow()
    ).avatar
  await pictures.fill()
  if ((await send()) !== 503)
    breaches.push('a picture for which there is no room was not answered 503')
  if ((await shown()) !== null) breaches.push('a picture is shown that is not there')
  if ((await filesIn(pictures.folder)).some((file) => file.endsWith('.part')))
    breaches.push('part of a picture was left')
  await pictures.makeRoom()
  if ((await send()) !== 200) breaches.push('a picture could not be sent when there was room')
  if ((await shown()) === null) breaches.push('a picture that was sent is not shown')
  return breaches
}

async function upload(url: string, { id, token }: Writer): Promise<number> {
  const body = formOf({ file: await pictureFile(), _u: id, _t: token })
  const response = await fetch(`${url}/api${uploadAvatar.path}`, { method: 'POST', body })
  await response.arrayBuffer()
  return response.status
}

const filesIn = (folder: string) => readdir(folder, { recursive: true })
