import { auditWith } from '../src/platform/audit.ts'
import { systemClock } from '../src/platform/clock.ts'
import { createBroadcaster, type Message } from '../src/platform/db/broadcasts.ts'
import type { Db } from '../src/platform/db/database.ts'
import { createListener, type Listener } from '../src/platform/db/listener.ts'
import { createPagePurges } from '../src/platform/page-purges.ts'
import { createOutbox } from '../src/platform/realtime/outbox.ts'
import { createTransactions } from '../src/platform/unit-of-work.ts'

type Parts = {
  /** Where transactions run. */
  db: Db
  /** Where the other processes are told from; the same when left out. */
  broadcastFrom?: Db
  resync?: readonly Message[]
  /** Not started here. */
  listener?: Listener
  cache?: Partial<Parameters<typeof createPagePurges>[0]['cache']>
  /** Whether something else than PostgreSQL carries events between processes. */
  relayed?: boolean
}

const keepsNothing = {
  purge: () => undefined,
  purgeAddedTo: () => undefined,
  purgeAt: () => undefined,
  purgeAll: () => undefined,
}

/**
 * The transactions of a process without a site, in which events have no consumers: for tests of
 * what processes tell each other. Close it when a broadcast may still be retried.
 */
export function openTransactions({
  db,
  broadcastFrom = db,
  resync = [],
  listener = createListener({ url: '', log: () => undefined }),
  cache = {},
  relayed = false,
}: Parts) {
  const log = () => undefined
  const broadcaster = createBroadcaster({ db: broadcastFrom, log, resync })
  const outbox = createOutbox({ startRelay: relayed ? () => undefined : undefined })
  const transaction = createTransactions({
    db,
    pages: createPagePurges({
      listener,
      cache: { ...keepsNothing, ...cache },
      listDue: () => Promise.resolve([]),
      log,
    }),
    broadcaster,
    announce: outbox.announce,
    disconnect: outbox.disconnect,
    record: () => Promise.resolve(),
    audit: auditWith({ clock: systemClock }),
    log,
  })
  return { transaction, close: broadcaster.close }
}
