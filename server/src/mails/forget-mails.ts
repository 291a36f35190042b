import { sql } from 'kysely'
import type { ForgetRest } from '../leaving/leaver.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { deleteInBatches } from '../platform/db/delete-in-batches.ts'

/** All that was written to any address of theirs, but for the mail that says that they are gone. */
export const forgetMailsTo: ForgetRest = async ({ db }, { addresses }) => {
  if (addresses.length === 0) return
  await db
    .deleteFrom('mail')
    .where((where) =>
      where(
        where.fn<string>('lower', ['recipient']),
        'in',
        addresses.map((address) => address.toLowerCase()),
      ),
    )
    .where('is_last', '=', false)
    .execute()
}

/** That one goes when it is sent, and after a day in any case. */
export const forgetLastMails = (db: Db, clock: Clock) =>
  db
    .deleteFrom('mail')
    .where('is_last', '=', true)
    .where((where) =>
      where.or([
        where('sent_at', 'is not', null),
        where('inserted', '<', new Date(clock.now().getTime() - DAY)),
      ]),
    )
    .execute()

const KEPT_DAYS = 365

/** Of a mail whose words are gone staff see for a year that it was written, to whom, and its end. */
export function forgetOldMails(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  return deleteInBatches(db, 'mail', sql`inserted < ${before}`)
}
