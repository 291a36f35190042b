import { BalanceType } from '@loadout/contract/wallet/balance.ts'
import type { changeDollars as call } from '@loadout/contract/wallet/staff-wallet.ts'
import { lockPerson, targetOf } from '../people/lock-person.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { bookDollars } from './book-dollars.ts'

/** With a reason, for which the audit names who gave it (ADMIN-17, checklist A09). */
export function changeDollars(
  { clock, random }: Pick<Site, 'clock' | 'random'>,
  { input, caller, transaction }: CallRequest<typeof call>,
): Promise<{ dollars: number }> {
  const { user_id: userId, dollars, note } = input
  if (caller.id === userId) throw new PublicError(403, 'own_dollars')
  if (dollars === 0) throw ruleBroken('dollars_missing', 'dollars')
  if (note === '') throw ruleBroken('reason_missing', 'note')
  return transaction(async (work) => {
    const { person } = await lockPerson(work.tx, {
      clock,
      caller,
      permission: 'canChangeUserDollars',
      userId,
    })
    const cause = `change ${random.bytes(16).toString('hex')}`
    const booking = { userId, dollars, type: BalanceType.Admin, cause, data: { note } }
    const balance = (await bookDollars(work, clock, [booking])).get(userId)
    if (balance === undefined) throw ruleBroken('balance_too_low', 'dollars')
    await work.audit({
      adminId: caller.id,
      action: 'dollars changed',
      target: targetOf(person),
      before: { dollars: balance - dollars },
      after: { dollars: balance, note },
    })
    return { dollars: balance }
  })
}
