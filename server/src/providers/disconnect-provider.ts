import type * as providers from '@loadout/contract/providers/providers.ts'
import {
  canSignInWith,
  providerIds,
  providerWithId,
  type ProviderName,
} from '@loadout/contract/providers/provider-ids.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { nameOf } from './link-account.ts'
import { deleteAccount, listAccounts } from './queries.ts'

/** Nobody shuts themselves out by it, not even with two calls at once (PROV-09, checklist F05). */
export async function disconnectProvider({
  input,
  caller,
  transaction,
}: CallRequest<typeof providers.disconnectProvider>) {
  const service = providerWithId(input.id)
  if (!service) throw ruleBroken('provider_unknown', 'id')
  const provider = providerIds[service]
  return transaction(async (work) => {
    const { tx } = work
    const person = await lockAccount(tx, caller.id)
    const accounts = await listAccounts(tx, caller.id)
    if (!accounts.some((account) => account.provider === provider))
      throw ruleBroken('provider_not_connected', 'id')
    const signInAccounts = accounts.filter((account) => canSignInWith(account.provider))
    const isLast = signInAccounts.length === 1 && signInAccounts[0]?.provider === provider
    if (isLast && person?.password_hash === null) throw ruleBroken('last_sign_in', 'id')
    await disconnectOne(work, { userId: caller.id, service })
    return { success: true as const }
  })
}

/**
 * Takes out accounts that somebody else may have connected, and the last way in with them: the
 * member comes in by mail. Whoever calls has locked the member, as whoever connects does.
 */
export async function disconnectThose(
  work: Work,
  userId: number,
  isMeant: (account: { provider: number; connected_at: Date }) => boolean,
): Promise<void> {
  const accounts = await listAccounts(work.tx, userId)
  for (const { provider } of accounts.filter(isMeant))
    await disconnectOne(work, { userId, service: nameOf(provider) })
}

async function disconnectOne(
  work: Work,
  { userId, service }: { userId: number; service: ProviderName },
): Promise<void> {
  await deleteAccount(work.tx, { userId, provider: providerIds[service] })
  work.purge(profileTag(userId))
}
