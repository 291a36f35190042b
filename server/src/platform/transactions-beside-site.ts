import { auditWith } from './audit.ts'
import type { Clock } from './clock.ts'
import { createBroadcaster } from './db/broadcasts.ts'
import type { Db } from './db/database.ts'
import { retryCollisions } from './db/retry-collisions.ts'
import { purgeEverything } from './page-purges.ts'
import { createOutbox, resyncEvents } from './realtime/outbox.ts'
import { createTransactions, type Transact, type Work } from './unit-of-work.ts'

/*
 * Transactions of programs beside the site, such as the command line: they keep no pages and have
 * no sockets, and what they record has no consumers.
 */

/**
 * For what no running process needs to hear of, or where none can be running, such as filling a new
 * database.
 */
export const silentTransactions =
  (db: Db, clock: Clock): Transact =>
  (run) =>
    retryCollisions(() => db.transaction().execute((tx) => run(silentWork(tx, clock))))

const silentWork = (tx: Db, clock: Clock): Work => ({
  tx,
  purge: () => undefined,
  purgeAddedTo: () => undefined,
  purgeAt: () => undefined,
  announce: () => Promise.resolve(),
  disconnect: () => Promise.resolve(),
  broadcast: () => undefined,
  record: () => Promise.resolve(),
  audit: (action) => auditWith({ clock })(tx, action),
  afterCommit: () => undefined,
})

type Parts = { db: Db; clock: Clock; log: (message: string) => void }

/**
 * For what changes a site that may be running: its processes forget pages and close sockets as if
 * one of them had made the change.
 */
export function broadcastingTransactions({ db, clock, log }: Parts): Transact {
  const broadcaster = createBroadcaster({ db, log, resync: [purgeEverything, resyncEvents] })
  // What carries events between the processes is not known here: they look into the outbox when
  // they are told to, and a relay does so by itself.
  const outbox = createOutbox({ startRelay: () => broadcaster.send([resyncEvents]) })
  return createTransactions({
    db,
    pages: { purge: () => purgeEverything },
    broadcaster,
    announce: outbox.announce,
    disconnect: outbox.disconnect,
    record: () => Promise.resolve(),
    audit: auditWith({ clock }),
    log,
  })
}
