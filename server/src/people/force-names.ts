import { Flag } from '@loadout/contract/accounts/flags.ts'
import type { forceUsername, requestNameChange } from '@loadout/contract/people/names.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { rename } from '../accounts/rename.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceFlags } from './grant.ts'
import { lockPerson, targetOf } from './lock-person.ts'

type Parts = Pick<Site, 'clock' | 'audit' | 'announce' | 'sessions'>

/** ADMIN-21. */
export async function giveName(
  { clock, audit, announce, sessions }: Parts,
  { input, caller, change }: CallRequest<typeof forceUsername>,
): Promise<{ username: string }> {
  const answer = await change(async (made) => {
    const { tx } = made
    const { person } = await lockPerson(tx, {
      clock,
      caller,
      permission: 'canForceNameChange',
      userId: input.user_id,
    })
    const username = await rename({ clock, announce }, made, person, input.username)
    await audit(tx, {
      adminId: caller.id,
      action: 'username changed',
      target: targetOf(person),
      before: { username: person.username },
      after: { username },
    })
    await announce(tx, memberChannel(person.id), 'force-change-username', { username })
    return { username }
  })
  sessions.forget(input.user_id)
  return answer
}

/** ADMIN-22, ACC-71: they are asked on every page that is open, and whenever they come. */
export async function askForName(
  { clock, audit, announce, sessions }: Parts,
  { input, caller, change }: CallRequest<typeof requestNameChange>,
): Promise<{ flags: number }> {
  const answer = await change(async (made) => {
    const { tx } = made
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
    await audit(tx, {
      adminId: caller.id,
      action: 'username requested',
      target: targetOf(person),
      before: { flags: person.flags },
      after: { flags },
    })
    await announceFlags({ announce }, made, { id: person.id, before: person.flags, after: flags })
    return { flags }
  })
  sessions.forget(input.user_id)
  return answer
}
