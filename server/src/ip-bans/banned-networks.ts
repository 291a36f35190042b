import type { Db } from '../platform/db/database.ts'
import type { Message } from '../platform/db/broadcasts.ts'
import { prepared } from '../platform/db/prepared.ts'
import { keepInMemory } from '../platform/kept-in-memory.ts'
import type { Listener } from '../platform/db/listener.ts'
import { blockListOf, isIn } from './network.ts'

export const resyncBans: Message = { channel: 'loadout_ip_bans', payload: '' }

export type BannedNetworks = Awaited<ReturnType<typeof watchBannedNetworks>>

const networks = prepared((db) => db.selectFrom('ip_ban').select('network'))

/** All bans in memory, because every change asks for them. */
export async function watchBannedNetworks({
  db,
  ...parts
}: {
  db: Db
  listener: Listener
  log: (message: string) => void
}) {
  const { current, changedIn } = await keepInMemory({
    ...parts,
    resync: resyncBans,
    name: 'banned networks',
    read: async () => {
      const rows = await networks(db, {})
      return blockListOf(rows.map(({ network }) => network))
    },
  })
  return { isBanned: (network: string) => isIn(current(), network), changedIn }
}
