import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { HttpServer } from './http-server.ts'

const DRAIN_MS = 10_000
const SWEEP_MS = 100
/**
 * How long a proxy has to notice that this process is not ready any more, before its port closes.
 */
const NOTICE_MS = 300

type Parts = Pick<HttpServer, 'http' | 'state'> & {
  jobs: Pick<Jobs, 'stop'>
  database: Pick<Database, 'close'>
}

/** Stops taking requests, lets those under way finish, closes everything. */
export function createDrain({ http, state, jobs, database }: Parts): () => Promise<void> {
  return async function drain() {
    if (state.isDraining) return
    state.isDraining = true
    // Jobs under way have all the time that requests have.
    void jobs.stop()
    await new Promise((passed) => setTimeout(passed, NOTICE_MS))
    const cut = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS)
    // An answer begun before this promised to keep its connection; once it has arrived nothing more
    // is coming.
    const sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS)
    await http.close()
    clearTimeout(cut)
    clearInterval(sweep)
    await database.close()
  }
}
