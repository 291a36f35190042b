import { providerWithId, type ProviderName } from '@loadout/contract/providers/provider-ids.ts'
import type { ConnectedProvider } from '@loadout/contract/providers/providers.ts'
import { isHeld } from '../accounts/held-marks.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { unixSeconds } from '../platform/clock.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { claimFirstReward, type Rewarding } from '../points/claim-first-reward.ts'
import type { ProvedAccount } from './adapter.ts'
import { findAccount, findOwner, insertAccount } from './queries.ts'

/**
 * Gives a member an account elsewhere. Nobody's is taken from them, and nothing is guessed from
 * addresses (checklist F03). That of somebody who has left while banned is theirs as long as the
 * ban lasts (checklist D05).
 */
export async function linkAccount(
  site: Rewarding,
  work: Work,
  { userId, ...account }: ProvedAccount & { userId: number },
): Promise<ConnectedProvider> {
  const { tx } = work
  const { provider, externalId } = account
  const service = nameOf(provider)
  const inserted = await insertAccount(tx, { ...account, userId, now: site.clock.now() })
  // Not before: whoever leaves while banned at this moment holds it only when they are gone.
  if (await isHeld(tx, site, account)) throw ruleBroken('provider_taken')
  if (!inserted) return linkedBefore(work, { ...account, userId })
  work.purge(profileTag(userId))
  await rewardOnce(site, work, { userId, service, identity: `${provider} ${externalId}` })
  return connected(inserted)
}

/** The same once more is as good as the first; anything else is refused. */
async function linkedBefore(
  { tx }: Work,
  { userId, provider, externalId }: ProvedAccount & { userId: number },
): Promise<ConnectedProvider> {
  const owner = await findOwner(tx, { provider, externalId })
  if (owner && owner.user_id !== userId) throw ruleBroken('provider_taken')
  const own = await findAccount(tx, { userId, provider })
  if (own?.external_id !== externalId) throw ruleBroken('provider_connected')
  return connected(own)
}

type Row = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const connected = ({ provider, handle, connected_at }: Row): ConnectedProvider => ({
  id: provider,
  service: nameOf(provider),
  handle,
  connected: unixSeconds(connected_at),
})

export function nameOf(provider: number): ProviderName {
  const name = providerWithId(provider)
  if (!name) throw new Error(`no provider is ${provider}`)
  return name
}

/**
 * An account elsewhere earns its points once, whoever connects it and however often (POINTS-06).
 */
export async function rewardOnce(
  site: Rewarding,
  work: Work,
  {
    userId,
    service,
    identity,
  }: { userId: number; service: ProviderName | 'esportal'; identity: string },
): Promise<void> {
  if (await claimFirstReward(site, work.tx, { userId, task: `connect_${service}`, identity }))
    await work.record({ kind: 'account connected', actorId: userId, data: { service } })
}
