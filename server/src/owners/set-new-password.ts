import { faultOfPassword } from '@loadout/contract/accounts/password.ts'
import { errorTexts } from '@loadout/contract/platform/errors.ts'
import { canSignInWith } from '@loadout/contract/providers/provider-ids.ts'
import { markUndoLinks, voidLinks } from '../accounts/links.ts'
import { hashPassword } from '../accounts/password.ts'
import { broadcastingTransactions } from '../platform/transactions-beside-site.ts'
import { disconnectThose } from '../providers/disconnect-provider.ts'
import { lockPerson, type Ask, type Parts } from './make-owner.ts'

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
  const known = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['username']), '=', name.toLowerCase()))
    .executeTakeFirst()
  if (!known) throw nobodyCalled(name)
  const password = await ask('New password: ', {
    secret: true,
    faultOf: async (answer) => {
      const fault = faultOfPassword(answer)
      return fault && errorTexts[fault]
    },
  })
  if (password === undefined) throw new Error('Nothing was changed: there is no new password.')
  const password_hash = await hashPassword(random, password)
  const transaction = broadcastingTransactions({ db, clock, log })
  return transaction(async (work) => {
    const { tx, audit } = work
    const person = await lockPerson(tx, name)
    if (!person) throw nobodyCalled(name)
    const { id, username } = person
    await work.disconnect(id)
    await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    await tx.deleteFrom('session').where('user_id', '=', id).execute()
    await voidLinks(tx, { clock }, ['reset-password', 'sign-in'], { userId: id })
    await markUndoLinks(tx, id)
    // As after a password that was set by mail: who else connected one of these knew the old one.
    await disconnectThose(work, id, ({ provider }) => canSignInWith(provider))
    const target = `user ${id}`
    await audit({ adminId: null, action: 'password changed', target, before: null, after: null })
    return `${username} signs in with the new password, and is signed out everywhere.`
  })
}

const nobodyCalled = (name: string) => new Error(`There is nobody called ${name}.`)
