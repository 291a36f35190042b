import { freePort } from '../../launcher/free-port.mjs'
import { serverCache, serverFlags, serverMemory } from '../../launcher/server-flags.mjs'
import { start } from './processes.ts'

const UNLIMITED = {
  RATE_LIMIT_READ: '0',
  RATE_LIMIT_SEARCH: '0',
  RATE_LIMIT_PAGE: '0',
  RATE_LIMIT_PICTURE: '0',
  RATE_LIMIT_WRITE: '0',
  RATE_LIMIT_SIGN_IN: '0',
  RATE_LIMIT_AVAILABILITY: '0',
}

/**
 * A server as `npm start` runs it, on a database that is there, without limits; told to, it fills
 * it with the demo community first.
 */
export async function startServer({
  databaseUrl,
  folder,
  pageCacheSeconds,
  pageCacheMegabytes = pageCacheSeconds === 0 ? 0 : 48,
  sharedAnswerSeconds = 10,
  demo = false,
  environment = {},
}: {
  databaseUrl: string
  folder: string
  /** With none, and no memory for pages either, each page is written anew. */
  pageCacheSeconds: number
  pageCacheMegabytes?: number
  sharedAnswerSeconds?: number
  demo?: boolean
  /** Settings that differ from these. */
  environment?: Readonly<Record<string, string>>
}) {
  const port = await freePort()
  return start(`${import.meta.dirname}/../../server/src/main.ts`, {
    port,
    args: [demo ? '--demo' : '--no-demo'],
    flags: serverFlags(process.env),
    env: {
      PORT: String(port),
      ORIGIN: `http://127.0.0.1:${port}`,
      DATABASE_URL: databaseUrl,
      LOADOUT_DATA: folder,
      PAGE_CACHE_SECONDS: String(pageCacheSeconds),
      PAGE_CACHE_MEGABYTES: String(pageCacheMegabytes),
      SHARED_ANSWER_SECONDS: String(sharedAnswerSeconds),
      ...serverCache(folder),
      ...serverMemory,
      ...UNLIMITED,
      ...environment,
    },
  })
}
