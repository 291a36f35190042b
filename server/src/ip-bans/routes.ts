import * as ipBans from '@loadout/contract/ip-bans/ip-bans.ts'
import { actingAdmin } from '../audit/acting-admin.ts'
import { unixSeconds } from '../platform/clock.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { blockListOf, isIn, networkText, readNetwork } from './network.ts'
import { countIpBans, deleteIpBan, insertIpBan, listIpBanRows } from './queries.ts'

export function ipBanRoutes(site: Site) {
  const { serve, db } = site
  serve(ipBans.listIpBans, async ({ input }) => {
    const [count, rows] = await Promise.all([
      countIpBans(db, input.query),
      listIpBanRows(db, input),
    ])
    return {
      count,
      entries: rows.map(({ id, network, reason, inserted, ...by }) => ({
        id,
        ip: network,
        reason,
        admin: actingAdmin(by),
        inserted: unixSeconds(inserted),
      })),
    }
  })
  serve(ipBans.addIpBan, (request) => addIpBan(site, request))
  serve(ipBans.removeIpBan, (request) => removeIpBan(site, request))
}

/**
 * When this process answers it keeps to the ban itself; the others have heard of it by then, or do
 * in a moment (ADMIN-07).
 */
async function addIpBan(
  { clock, bannedNetworks }: Pick<Site, 'clock' | 'bannedNetworks'>,
  { input, caller, network: own, transaction }: CallRequest<typeof ipBans.addIpBan>,
): Promise<{ id: number }> {
  const network = readNetwork(input.ip)
  if (typeof network === 'string') throw ruleBroken(network, 'ip')
  const text = networkText(network)
  if (!input.own && isIn(blockListOf([text]), own)) throw ruleBroken('network_own', 'ip')
  return transaction(async (work) => {
    const { tx } = work
    const inserted = await insertIpBan(tx, {
      network: text,
      reason: input.reason,
      admin_id: caller.id,
      inserted: clock.now(),
    })
    if (!inserted) throw ruleBroken('network_known', 'ip')
    await work.audit({
      adminId: caller.id,
      action: 'network banned',
      target: `network ${text}`,
      before: null,
      after: { reason: input.reason },
    })
    bannedNetworks.changedIn(work)
    return inserted
  })
}

async function removeIpBan(
  { bannedNetworks }: Pick<Site, 'bannedNetworks'>,
  { input, caller, transaction }: CallRequest<typeof ipBans.removeIpBan>,
): Promise<{ success: true }> {
  return transaction(async (work) => {
    const { tx } = work
    const removed = await deleteIpBan(tx, input.id)
    if (!removed) throw new PublicError(404, 'ip_ban_not_found')
    await work.audit({
      adminId: caller.id,
      action: 'network unbanned',
      target: `network ${removed.network}`,
      before: { reason: removed.reason },
      after: null,
    })
    bannedNetworks.changedIn(work)
    return { success: true as const }
  })
}
