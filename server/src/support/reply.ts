import { sql } from 'kysely'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import type * as tickets from '@loadout/contract/support/tickets.ts'
import type { TicketMessage } from '@loadout/contract/support/tickets.ts'
import { ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import { replyRules } from '@loadout/contract/support/ticket-rules.ts'
import { TicketState } from '@loadout/contract/support/ticket-states.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { announceState } from './announce-ticket.ts'
import { findTicketFor, lockTicketFor, type TicketRow } from './find-ticket.ts'
import { attachPicture, keepPicture } from './keep-picture.ts'
import { holdAssignee } from './hold-assignee.ts'
import { refuseTooManyReplies } from './limits.ts'
import { insertMessage } from './queries.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'pictures' | 'settings'>

/** Whoever may not read the ticket has no picture read for it either (SUP-11, SUP-17). */
export async function replyToTicket(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof tickets.replyToTicket>,
): Promise<{ message: TicketMessage }> {
  const message = input.message.trim()
  const [fault] = faultsOf(replyRules, { message, picture: input.picture })
  if (fault) throw ruleBroken(fault.code, fault.field)
  const { user_id: ownerId } = await findTicketFor(site.db, caller, input.id)
  const picture = await keepPicture(site, caller.id, input.picture)

  return transaction(async (work) => {
    const now = site.clock.now()
    const { repliesPerHour: max } = site.settings.support
    const isOwn = caller.id === ownerId
    // The member before the ticket: everybody locks in that order. Staff answer as often as they
    // must.
    if (isOwn) await refuseTooManyReplies(work.tx, { userId: caller.id, max, now })
    const assignee = isOwn ? undefined : await holdAssignee(work.tx, caller.id, now)
    const ticket = await lockTicketFor(work.tx, caller, input.id)
    const attach = (messageId: number) =>
      attachPicture(site, work.tx, picture, { ticketId: ticket.id, messageId })
    return {
      message: await insertReply(work, ticket, {
        senderId: caller.id,
        message,
        now,
        picture: { name: picture, attach },
        assigneeId: assignee?.id ?? null,
      }),
    }
  })
}

type Reply = {
  senderId: number
  message: string
  now: Date
  /** Added before anybody is told. */
  picture?: { name: string | undefined; attach: (messageId: number) => Promise<void> }
  /** Who looks after it from then on, where staff answer and nobody does. */
  assigneeId: number | null
}

/**
 * Under the lock of the ticket, so that ids are in the order in which messages come to be there and
 * are told (checklist K12).
 */
export async function insertReply(
  work: Work,
  ticket: TicketRow,
  { senderId, message, now, picture, assigneeId }: Reply,
): Promise<TicketMessage> {
  const byStaff = senderId !== ticket.user_id
  const reply = { ticketId: ticket.id, senderId, byStaff, message, now }
  const inserted = await insertMessage(work.tx, reply)
  const written = { ...inserted, picture: picture?.name ?? null }
  await picture?.attach(written.id)
  const changed = await (byStaff
    ? noteAnswer(work, ticket, { assigneeId, now })
    : noteQuestion(work, ticket, { messageId: written.id, now }))
  await work.announce(ticketChannel(ticket.id), 'message', written)
  await announceState(work, changed, now, [senderOf(written)])
  if (byStaff) await recordAnswer(work, ticket, written.id, senderId)
  return written
}

const senderOf = ({ sender: { id, username } }: TicketMessage) => ({ id, username })

/** Whoever answers first looks after the ticket from then on (AMB-102). */
const noteAnswer = (
  { tx }: Work,
  { id }: TicketRow,
  { assigneeId, now }: Pick<Reply, 'assigneeId' | 'now'>,
) =>
  tx
    .updateTable('support_ticket')
    .set((set) => ({
      resolved: TicketState.HasReply,
      updated: now,
      messages: set('messages', '+', 1),
      unread_since: set.fn.coalesce('unread_since', sql<Date>`${now}::timestamptz`),
      assignee_id: set.fn.coalesce('assignee_id', sql<number | null>`${assigneeId}::int`),
      answering_id: null,
      answering_until: null,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whoever writes has read what stands before it (AMB-102). */
const noteQuestion = (
  { tx }: Work,
  { id }: TicketRow,
  { messageId, now }: { messageId: number; now: Date },
) =>
  tx
    .updateTable('support_ticket')
    .set((set) => ({
      resolved: TicketState.New,
      updated: now,
      messages: set('messages', '+', 1),
      read_until: messageId,
      unread_since: null,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const recordAnswer = (
  work: Work,
  { id: ticketId, user_id: ownerId, subject }: TicketRow,
  messageId: number,
  actorId: number,
) =>
  work.record({ kind: 'ticket answered', actorId, data: { ticketId, messageId, ownerId, subject } })
