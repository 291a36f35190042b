import type * as contract from '@loadout/contract/providers/esportal.ts'
import { ESPORTAL_NAME_MAX } from '@loadout/contract/providers/esportal.ts'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { providerIds } from '@loadout/contract/providers/provider-ids.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { lockMembers } from '../accounts/lock-members.ts'
import type { Db } from '../platform/db/database.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { rewardOnce } from './link-account.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'settings' | 'log' | 'esportal' | 'realtime'>
type Linked = { userId: number; username: string; steamId: string }

/** The name must belong to the Steam account of the caller (PROV-11, PROV-17, AMB-74). */
export async function connectEsportal(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof contract.connectEsportal>,
) {
  const { esportal } = site
  if (!esportal) throw ruleBroken('provider_unknown')
  const steam = await findSteamId(site.db, caller.id)
  if (!steam) throw ruleBroken('steam_missing')
  const wanted = plainLine(input.username)
  const notFound = () => ruleBroken('esportal_not_found', 'username')
  if (wanted === '' || [...wanted].length > ESPORTAL_NAME_MAX) throw notFound()
  const found = await esportal.findUser(wanted).catch((error: unknown) => {
    site.log(`Esportal was not asked: ${error instanceof Error ? error.message : String(error)}`)
    throw ruleBroken('provider_failed')
  })
  if (found?.steam_id !== steam.external_id) throw notFound()
  const { username } = found
  await transaction((work) =>
    link(site, work, { userId: caller.id, username, steamId: steam.external_id }),
  )
  return { username }
}

async function link(site: Parts, work: Work, { userId, username, steamId }: Linked) {
  const { tx } = work
  await lockMembers(tx, [userId])
  // It may have been disconnected, or another one connected, while Esportal was asked.
  const steam = await findSteamId(tx, userId)
  if (steam?.external_id !== steamId) throw ruleBroken('steam_missing')
  const now = site.clock.now()
  const name = { username, connected_at: now, polled_at: now }
  await tx
    .insertInto('esportal_account')
    .values({ user_id: userId, ...name })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(name))
    .execute()
  work.purge(profileTag(userId))
  await rewardOnce(site, work, { userId, service: 'esportal', identity: `esportal ${steamId}` })
  return { username }
}

const findSteamId = (db: Db, userId: number) =>
  db
    .selectFrom('provider_account')
    .select('external_id')
    .where('user_id', '=', userId)
    .where('provider', '=', providerIds.steam)
    .executeTakeFirst()

/** What is not connected is gone already (PROV-12). */
export const disconnectEsportal = ({
  caller,
  transaction,
}: CallRequest<typeof contract.disconnectEsportal>) =>
  transaction(async (work) => {
    await lockMembers(work.tx, [caller.id])
    await work.tx.deleteFrom('esportal_account').where('user_id', '=', caller.id).execute()
    work.purge(profileTag(caller.id))
    return { success: true as const }
  })
