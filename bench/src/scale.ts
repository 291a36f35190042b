/**
 * `npm run bench -- scale`: what calls cost with a hundred times the rows, how searches fare beside
 * reads by a key, and what the most expensive searches do to everybody else. Two servers without
 * page cache on two databases of one PostgreSQL. Filling takes minutes; `--keep=FOLDER` leaves the
 * databases there and finds them again. `--times=N`: how often each call is measured.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { dataFolder, makeOwn } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { startServer } from './bench-server.ts'
import { compareSizes } from './compare-sizes.ts'
import { measureExpensiveSearches } from './expensive-searches.ts'
import { filledDatabase, findSubjects, SIZES } from './scale-databases.ts'
import { compareWithKeyReads } from './searches-and-key-reads.ts'

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const kept = option('keep')
const times = Number(option('times') ?? 200)
const folder = kept === undefined ? `${dataFolder()}/bench-${process.pid}` : resolve(kept)

mkdirSync(folder, { recursive: true })
makeOwn(folder)
const postgres = await startPostgres({ folder })
try {
  const urls = {
    small: await filledDatabase(postgres.url, 'small'),
    large: await filledDatabase(postgres.url, 'large'),
  }
  const subjects = await findSubjects(urls.small)
  const serve = (databaseUrl: string) => startServer({ databaseUrl, folder, pageCacheSeconds: 0 })
  const servers = { small: await serve(urls.small), large: await serve(urls.large) }

  console.log(
    `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before`,
  )
  for (const [size, { news, people, comments }] of Object.entries(SIZES))
    console.log(`${size}: ${news} news, ${people} people, ${comments} comments`)
  await compareSizes(servers, subjects, { times, postgresPid: postgres.pid })
  await compareWithKeyReads(servers.large, subjects, times * 5)
  await measureExpensiveSearches(servers.large, subjects, times)
  await Promise.all([servers.small.stop(), servers.large.stop()])
} finally {
  await postgres.stop()
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
}
