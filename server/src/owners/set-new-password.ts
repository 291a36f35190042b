import { canSignInWith } from '@loadout/contract/providers/provider-ids.ts'
import { hashPassword } from '../accounts/password.ts'
import { replacePassword } from '../accounts/set-password.ts'
import { broadcastingTransactions } from '../platform/transactions-beside-site.ts'
import { disconnectThose } from '../providers/disconnect-provider.ts'
import { askPassword, lockPerson, nobodyCalled, type Ask, type Parts } from './make-owner.ts'

/**
 * Lets somebody in again who has forgotten their password where no mail would reach them, such as
 * the only owner of a site whose mail server is away. Whoever knew the old one is out. Answers what
 * was done, in one sentence.
 */
export async function setNewPassword(
  { db, clock, random, log }: Parts,
  name: string,
  ask: Ask,
): Promise<string> {
  if (!(await lockPerson(db, name))) throw nobodyCalled(name)
  const password = await askPassword(ask, 'New password: ')
  if (password === undefined) throw new Error('Nothing was changed: there is no new password.')
  const password_hash = await hashPassword(random, password)
  const transaction = broadcastingTransactions({ db, clock, log })
  return transaction(async (work) => {
    const person = await lockPerson(work.tx, name)
    if (!person) throw nobodyCalled(name)
    const { id, username } = person
    await replacePassword({ clock }, work, id, password_hash)
    // As after a password that was set by mail: who else connected one of these knew the old one.
    await disconnectThose(work, id, ({ provider }) => canSignInWith(provider))
    const target = `user ${id}`
    await work.audit({
      adminId: null,
      action: 'password changed',
      target,
      before: null,
      after: null,
    })
    return `${username} signs in with the new password, and is signed out everywhere.`
  })
}
