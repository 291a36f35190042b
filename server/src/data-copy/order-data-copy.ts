import {
  DATA_COPY_HOURS,
  type DataCopy,
  type orderDataCopy,
} from '@loadout/contract/data-copy/data-copy.ts'
import { lockCaller } from '../accounts/lock-members.ts'
import { confirmedUntil, requireConfirmation } from '../confirmation/require-confirmation.ts'
import { HOUR, unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { job } from '../platform/jobs/job.ts'
import type { Site } from '../site-parts.ts'
import { addressFor } from './data-copy-address.ts'

export const GOOD_MS = DATA_COPY_HOURS * HOUR

export const writeDataCopy = job<{ userId: number }>('write-data-copy', {
  tries: 10,
  pauseSeconds: 15,
  longestPauseSeconds: 600,
  limitSeconds: 3_600,
})

/** Once a day: of two who ask at the same moment one is refused. */
export function orderCopy(
  site: Site,
  { caller, transaction }: CallRequest<typeof orderDataCopy>,
): Promise<{ copy: DataCopy | null }> {
  const { id: userId } = caller
  return transaction(async ({ tx }) => {
    await lockCaller(tx, userId)
    const now = site.clock.now()
    const before = await findCopy(tx, userId)
    if (before && before.asked_at.getTime() + GOOD_MS > now.getTime())
      throw new PublicError(400, 'data_copy_too_soon')
    await requireConfirmation(site, tx, caller)
    // Its parts go when the next are written: they may be more than a call has time for.
    const ordered = { asked_at: now, done: 0, total: 0, bytes: 0, finished_at: null }
    await tx
      .insertInto('data_copy')
      .values({ user_id: userId, ...ordered })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(ordered))
      .execute()
    await site.jobs.add(tx, writeDataCopy, { userId })
    return { copy: await readCopy(site, tx, caller) }
  })
}

export const findCopy = (db: Db, userId: number) =>
  db.selectFrom('data_copy').selectAll().where('user_id', '=', userId).executeTakeFirst()

export async function readCopy(
  site: Pick<Site, 'clock' | 'settings'>,
  db: Db,
  caller: Caller,
): Promise<DataCopy | null> {
  const copy = await findCopy(db, caller.id)
  if (!copy) return null
  const { done, total, bytes, asked_at, finished_at } = copy
  const ready = isThere(copy, site.clock.now())
  // Whoever merely holds a session must not fetch what its member has ordered (checklist D13).
  const isTold = ready && (await confirmedUntil(site, db, caller)) !== undefined
  return {
    done,
    total,
    bytes,
    asked_at: unixSeconds(asked_at),
    finished_at: finished_at && unixSeconds(finished_at),
    ready,
    address: isTold ? await addressFor(site, db, caller) : null,
    next_at: unixSeconds(new Date(asked_at.getTime() + GOOD_MS)),
  }
}

export const isThere = ({ finished_at }: { finished_at: Date | null }, now: Date): boolean =>
  finished_at !== null && finished_at.getTime() + GOOD_MS > now.getTime()
