/**
 * The part `data-copy` of `npm run bench`: how long everything of a member with ten thousand
 * comments takes to be put into one file, and by how much the process that does it grows.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { dataFolder } from '../../launcher/data-folder.mjs'
import { startPostgres } from '../../launcher/postgres.mjs'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { openSite } from '../../server/test/open-site.ts'
import { allDomains } from '../../server/test/finished-leaving.ts'
// Without it the compiler knows no copies: a domain adds its tables by itself.
import '../../server/src/data-copy/tables.ts'
import { writeCopy } from '../../server/src/data-copy/write-data-copies.ts'

const COMMENTS = 10_000
const ROUNDS = 5
const CHECK_INTERVAL_MS = 5

type Opened = Awaited<ReturnType<typeof openSite>>

export async function benchDataCopy() {
  const folder = `${dataFolder()}/bench-data-copy-${process.pid}`
  mkdirSync(folder, { recursive: true })
  const postgres = await startPostgres({ folder })
  try {
    await migrate(postgres.url)
    const site = await openSite(postgres.url, { environment: { LOADOUT_DATA: folder } })
    try {
      const member = await somebodyWithComments(site)
      for (let round = 1; round <= ROUNDS; round++) await measure(site, member)
    } finally {
      await site.end()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function somebodyWithComments({ make, db }: Opened) {
  const member = await make.member({ email: 'bench@mail.example' })
  const article = await make.news()
  await sql`
    insert into comment (article_id, author_id, message, inserted)
    select ${article.id}, ${member.id}, repeat('A comment of the usual length. ', 8) || n, now()
    from generate_series(1, ${COMMENTS}) as n`.execute(db)
  return member
}

async function measure({ site, db }: Opened, { id }: { id: number }) {
  await db.deleteFrom('data_copy').where('user_id', '=', id).execute()
  await db
    .insertInto('data_copy')
    .values({ user_id: id, asked_at: new Date(), finished_at: null })
    .execute()
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let max = before
  const look = setInterval(
    () => (max = Math.max(max, process.memoryUsage().rss)),
    CHECK_INTERVAL_MS,
  )
  const began = performance.now()
  await writeCopy(site, allDomains, id)
  const seconds = (performance.now() - began) / 1_000
  clearInterval(look)
  const { bytes } = await db
    .selectFrom('data_copy')
    .select('bytes')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  const grown = Math.max(max, process.memoryUsage().rss) - before
  console.log(
    `${COMMENTS} comments: ${seconds.toFixed(2)} s, ${(grown / 2 ** 20).toFixed(1)} MB more, ${bytes} bytes`,
  )
}
