import { canSignInWith } from '@loadout/contract/providers/provider-ids.ts'
import { lockAccount } from '../accounts/lock-members.ts'
import { mailMember } from '../accounts/mail-member.ts'
import { makeUndoLink } from '../accounts/undo-email.ts'
import type { Caller } from '../platform/http/caller.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { linkAccount } from './link-account.ts'
import type { Proven } from './prove-account.ts'
import { findAccount } from './queries.ts'

type Parts = Pick<
  Site,
  'clock' | 'random' | 'sessions' | 'settings' | 'mail' | 'esportal' | 'realtime'
>

/** Gives whoever is signed in an account elsewhere, and tells them where it lets somebody in. */
export async function connectOwn(
  site: Parts,
  work: Work,
  { caller, proven: { account, useUp } }: { caller: Caller; proven: Proven },
) {
  await useUp(work)
  // As whoever disconnects does: each of two that meet waits for the other.
  const person = await lockAccount(work.tx, caller.id)
  // The other site was asked meanwhile: whoever was in may have been put out (checklist D04).
  if (!person || !(await site.sessions.isOpen(work.tx, caller)))
    throw ruleBroken('provider_failed', 'data')
  const since = site.clock.now()
  const own = { userId: caller.id, provider: account.provider }
  const isNew = (await findAccount(work.tx, own)) === undefined
  const provider = await linkAccount(site, work, { ...account, userId: caller.id })
  if (isNew && canSignInWith(provider.id))
    await mailConnected(site, work, person, { service: provider.service, since })
  return { provider }
}

type Person = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** With a link that takes it out again: somebody else may hold their session (checklist D13). */
async function mailConnected(
  site: Parts,
  { tx }: Work,
  person: Person,
  { service, since }: { service: string; since: Date },
): Promise<void> {
  const link = await makeUndoLink(site, tx, person, { kind: 'undo-step', since })
  const provider = `${service.charAt(0).toUpperCase()}${service.slice(1)}`
  await mailMember(site, tx, person, 'way_in_added', { provider, link })
}
