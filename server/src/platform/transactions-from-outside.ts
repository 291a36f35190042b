import { auditWith } from './audit.ts'
import type { Clock } from './clock.ts'
import { createBroadcaster } from './db/broadcasts.ts'
import type { Db } from './db/database.ts'
import { purgeEverything } from './page-purges.ts'
import { createOutbox, resyncEvents } from './realtime/outbox.ts'
import { createTransactions, type Transact } from './unit-of-work.ts'

type Parts = { db: Db; clock: Clock; log: (message: string) => void }

/**
 * For a program that changes a site which may be running, such as the command line: its processes
 * forget pages and close sockets as if one of them had made the change. What is recorded has no
 * consumers here.
 */
export function transactionsFromOutside({ db, clock, log }: Parts): Transact {
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
