import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import pg from 'pg'
import { startPostgres } from '../../launcher/postgres.mjs'
import { folderForTests } from './folder-for-tests.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * What the databases of tests are copied from: migrated, with the shipped pages and nobody in it.
 */
const TEMPLATE = 'site_template'

/** Each worker has some in use, and keeps some for the next site (`pooled-database.ts`). */
const CONNECTIONS = Math.max(180, 90 * availableParallelism())

/**
 * One real PostgreSQL for a whole run of tests, as fast as it goes and gone afterwards. `adminUrl`
 * is only for making databases.
 */
export async function startTestPostgres() {
  const folder = await folderForTests()
  const postgres = await startPostgres({ folder, durable: false, connections: CONNECTIONS })
  const stop = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await hashPasswordOnce(postgres.url)
    await makeTemplate(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  return { adminUrl: postgres.url, stop }
}

/**
 * Each connection signs in. The thousands of rounds that protect a stolen password hash would be
 * a tenth of what a site costs that opens its own.
 */
const hashPasswordOnce = (adminUrl: string) =>
  administer(
    adminUrl,
    `set scram_iterations = 1; alter role current_user password '${new URL(adminUrl).password}'`,
  )

async function makeTemplate(adminUrl: string) {
  await administer(adminUrl, `create database ${TEMPLATE}`)
  const url = databaseUrl(adminUrl, TEMPLATE)
  await prepareDatabase(url)
  // The first connection writes down what it finds in the catalogue, for those that follow. With
  // the template each copy has that.
  await administer(url, `vacuum full`)
  await administer(url, 'select 1')
}

/** A database of its own, copied from the template in milliseconds. */
export async function createDatabase(adminUrl: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin(adminUrl).query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  return databaseUrl(adminUrl, name)
}

/** There are so many tests in a run that their databases would fill the memory that they lie in. */
export async function dropDatabase(adminUrl: string, url: string): Promise<void> {
  await admin(adminUrl).query(
    `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`,
  )
}

const pools = new Map<string, pg.Pool>()
/**
 * Connecting costs half as much as dropping a database, so whoever makes many of them stays
 * connected. A process may end all the same.
 */
function admin(connectionString: string): pg.Pool {
  const pool =
    pools.get(connectionString) ??
    new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  pools.set(connectionString, pool)
  return pool
}

async function administer(adminUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = name
  return url.href
}
