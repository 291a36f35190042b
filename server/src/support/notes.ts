import type * as staff from '@loadout/contract/support/staff-tickets.ts'
import { NOTE_MAX, type TicketNote } from '@loadout/contract/support/staff-tickets.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { announceToStaff } from './announce-ticket.ts'
import { ticketTarget } from './set-ticket-state.ts'
import { lockTicket } from './find-ticket.ts'

/** Read by `getStaffTicket` and nothing else: no answer that a member gets holds notes. */
export async function listNotes(db: Db, ticketId: number): Promise<TicketNote[]> {
  const rows = await db
    .selectFrom('support_note as note')
    .leftJoin('users as admin', 'admin.id', 'note.admin_id')
    .select(['note.id', 'note.note', 'note.inserted', 'admin.id as admin_id', 'admin.username'])
    .where('note.ticket_id', '=', ticketId)
    .orderBy('note.id')
    .execute()
  return rows.map(({ id, note, inserted, admin_id, username }) => ({
    id,
    admin: admin_id === null || username === null ? null : { id: admin_id, username },
    note,
    inserted: unixSeconds(inserted),
  }))
}

export async function noteOnTicket(
  { clock }: Pick<Site, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof staff.noteOnTicket>,
): Promise<OutputOf<typeof staff.noteOnTicket>> {
  const note = input.note.trim()
  if (note === '') throw ruleBroken('message_missing', 'note')
  if ([...note].length > NOTE_MAX) throw ruleBroken('message_too_long', 'note')

  return transaction(async (work) => {
    const now = clock.now()
    const ticket = await lockTicket(work.tx, input.id)
    const { id } = await work.tx
      .insertInto('support_note')
      .values({ ticket_id: ticket.id, admin_id: caller.id, note, inserted: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await announceToStaff(work, ticket, now)
    await work.audit({
      adminId: caller.id,
      action: 'ticket noted',
      target: ticketTarget(ticket.id),
      before: null,
      // Not its text: who reads the audit need not be one of those who answer tickets.
      after: { note: id },
    })
    const { username } = await work.tx
      .selectFrom('users')
      .select('username')
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow()
    return { note: { id, admin: { id: caller.id, username }, note, inserted: unixSeconds(now) } }
  })
}
