import * as canned from '@loadout/contract/support/canned-replies.ts'
import * as staff from '@loadout/contract/support/staff-tickets.ts'
import * as tickets from '@loadout/contract/support/tickets.ts'
import type { Site } from '../site-parts.ts'
import { assignTicket } from './assign-ticket.ts'
import { deleteCannedReply, readCannedReplies, saveCannedReply } from './canned-replies.ts'
import { markAsRead } from './mark-as-read.ts'
import { noteOnTicket } from './notes.ts'
import { openTicket } from './open-ticket.ts'
import { readStaff, readStaffTicket, readStaffTickets } from './read-staff-tickets.ts'
import { readMessages, readTicketAs, readTickets } from './read-tickets.ts'
import { replyToTicket } from './reply.ts'
import { closeTicket, reopenTicket, resolveTicket } from './set-ticket-state.ts'
import { addressesFor } from './ticket-pictures.ts'
import { noteTyping } from './typing.ts'

export function supportRoutes(site: Site) {
  const { db, serve } = site
  serve(tickets.listTickets, ({ caller, input }) => readTickets(db, caller.id, input))
  serve(tickets.getTicket, ({ caller, input }) => readTicketAs(db, caller, input.id))
  serve(tickets.listTicketMessages, ({ caller, input }) => readMessages(db, caller, input))
  serve(tickets.openTicket, (request) => openTicket(site, request))
  serve(tickets.replyToTicket, (request) => replyToTicket(site, request))
  serve(tickets.closeTicket, (request) => closeTicket(site, request))
  serve(tickets.readTicket, (request) => markAsRead(request))
  serve(tickets.getTicketPicture, ({ caller, input }) => addressesFor(site, caller, input.name))
  staffRoutes(site)
}

function staffRoutes(site: Site) {
  const { db, serve, clock } = site
  serve(staff.listStaffTickets, ({ input }) => readStaffTickets(db, input, clock.now()))
  serve(staff.getStaffTicket, ({ input }) => readStaffTicket(db, input.id, clock.now()))
  serve(staff.resolveTicket, (request) => resolveTicket(site, request))
  serve(staff.reopenTicket, (request) => reopenTicket(site, request))
  serve(staff.listTicketStaff, () => readStaff(db, clock.now()))
  serve(staff.assignTicket, (request) => assignTicket(site, request))
  serve(staff.sayTyping, (request) => noteTyping(site, request))
  serve(staff.noteOnTicket, (request) => noteOnTicket(site, request))
  serve(canned.listCannedReplies, () => readCannedReplies(db))
  serve(canned.saveCannedReply, (request) => saveCannedReply(request))
  serve(canned.deleteCannedReply, (request) => deleteCannedReply(request))
}
