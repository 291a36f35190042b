import type { Db } from '../platform/db/database.ts'
import type { Listener } from '../platform/db/listener.ts'
import { retryWhileAway } from '../platform/db/retry-while-away.ts'
import type { Message } from '../platform/db/broadcasts.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { blockListOf, isIn } from './network.ts'

const CHANNEL = 'loadout_ip_bans'
/** Makes every process read them again. */
export const resyncBans: Message = { channel: CHANNEL, payload: '' }

export type BannedNetworks = Awaited<ReturnType<typeof watchBannedNetworks>>

/**
 * All bans in memory, because every change asks for them; read again when any process has changed
 * one.
 */
export async function watchBannedNetworks({
  db,
  listener,
  log,
}: {
  db: Db
  listener: Listener
  log: (message: string) => void
}) {
  let list = blockListOf([])
  let asked = 0
  let answered = 0

  /** An earlier answer may come later, and does not count then. */
  async function readAgain() {
    const number = ++asked
    const rows = await db.selectFrom('ip_ban').select('network').execute()
    if (number < answered) return
    answered = number
    list = blockListOf(rows.map(({ network }) => network))
  }
  const onMessage = () =>
    void readAgain().catch((error: unknown) =>
      log(`banned networks could not be read: ${(error as Error).message}`),
    )
  listener.subscribe({ channel: CHANNEL, onMessage, onListening: onMessage })
  await retryWhileAway(readAgain)

  return {
    isBanned: (network: string) => isIn(list, network),
    /** A ban has come or gone: when this is committed, every process reads them again. */
    changedIn({ broadcast, afterCommit }: Pick<Work, 'broadcast' | 'afterCommit'>) {
      broadcast(resyncBans)
      afterCommit(readAgain)
    },
  }
}
