import { Flag } from '@loadout/contract/accounts/flags.ts'
import type * as names from '@loadout/contract/people/names.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { rename } from '../accounts/rename.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceFlags } from './grant.ts'
import { lockPerson, targetOf } from './lock-person.ts'

type Parts = Pick<Site, 'clock' | 'sessions' | 'settings'>

/** Without asking the member, and whatever name they were asked for (ADMIN-21). */
export async function forceUsername(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof names.forceUsername>,
): Promise<{ username: string }> {
  return transaction(async (work) => {
    const { tx } = work
    const { person } = await lockPerson(tx, {
      clock: site.clock,
      caller,
      permission: 'canForceNameChange',
      userId: input.user_id,
    })
    const username = await rename(site, work, person, input.username)
    await work.audit({
      adminId: caller.id,
      action: 'username changed',
      target: targetOf(person),
      before: { username: person.username },
      after: { username },
    })
    await work.announce(memberChannel(person.id), 'force-change-username', { username })
    return { username }
  })
}

/** They are asked on every page that is open, and whenever they come (ADMIN-22, ACC-71). */
export async function requestNameChange(
  { clock, sessions }: Parts,
  { input, caller, transaction }: CallRequest<typeof names.requestNameChange>,
): Promise<{ flags: number }> {
  return transaction(async (work) => {
    const { tx } = work
    const { person } = await lockPerson(tx, {
      clock,
      caller,
      permission: 'canRequestNameChange',
      userId: input.user_id,
    })
    const flags = input.value
      ? person.flags | Flag.RequestingNameChange
      : person.flags & ~Flag.RequestingNameChange
    await tx.updateTable('users').set({ flags }).where('id', '=', person.id).execute()
    await work.audit({
      adminId: caller.id,
      action: 'username requested',
      target: targetOf(person),
      before: { flags: person.flags },
      after: { flags },
    })
    work.afterCommit(() => sessions.invalidate(person.id))
    await announceFlags(work, { id: person.id, before: person.flags, after: flags })
    return { flags }
  })
}
