import type * as staff from '@loadout/contract/calendar/staff-calendar.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { eventNotFound } from './read-calendar.ts'
import { findWritten, lockEvent } from './staff-queries.ts'
import { settleTextPictures } from '../text-pictures/text-pictures.ts'
import { purgeEvent, type Parts } from './write-event.ts'
import { auditedEvent } from './written-event.ts'

/** An event goes with its texts and pictures; its news stay. */
export const deleteEvent = (
  { clock, pictures }: Parts,
  { input: { id }, caller, transaction }: CallRequest<typeof staff.deleteEvent>,
): Promise<{ success: true }> =>
  transaction(async (work) => {
    const { tx } = work
    if (!(await lockEvent(tx, id))) throw eventNotFound()
    const before = await findWritten(tx, id)
    await tx.deleteFrom('calendar_event').where('id', '=', id).execute()
    for (const name of [before.image, before.thumbnail]) await pictures.drop(tx, name)
    await settleTextPictures(tx, { on: `event ${id}`, html: [], now: clock.now() })
    purgeEvent(work, id, before.news)
    await work.audit({
      adminId: caller.id,
      action: 'event deleted',
      target: `event ${id}`,
      before: auditedEvent(before),
      after: null,
    })
    return { success: true }
  })
