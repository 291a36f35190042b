import * as canned from '@loadout/contract/support/canned-replies.ts'
import * as staff from '@loadout/contract/support/staff-tickets.ts'
import * as tickets from '@loadout/contract/support/tickets.ts'
import type { Site } from '../site-parts.ts'
import { assign } from './assign.ts'
import { readCannedReplies, removeCannedReply, writeCannedReply } from './canned-replies.ts'
import { close, reopen, resolve } from './change-state.ts'
import { markAsRead } from './mark-as-read.ts'
import { writeNote } from './notes.ts'
import { writeTicket } from './open-ticket.ts'
import { readStaff, readStaffTicket, readStaffTickets } from './read-staff-tickets.ts'
import { readMessages, readTicketAs, readTickets } from './read-tickets.ts'
import { writeReply } from './reply.ts'
import { addressesFor } from './ticket-pictures.ts'
import { noteTyping } from './typing.ts'

export function supportRoutes(site: Site) {
  const { db, serve } = site
  serve(tickets.listTickets, ({ caller, input }) => readTickets(db, caller.id, input))
  serve(tickets.getTicket, ({ caller, input }) => readTicketAs(db, caller, input.id))
  serve(tickets.listTicketMessages, ({ caller, input }) => readMessages(db, caller, input))
  serve(tickets.openTicket, (request) => writeTicket(site, request))
  serve(tickets.replyToTicket, (request) => writeReply(site, request))
  serve(tickets.closeTicket, (request) => close(site, request))
  serve(tickets.readTicket, (request) => markAsRead(request))
  serve(tickets.getTicketPicture, ({ caller, input }) => addressesFor(site, caller, input.name))
  staffRoutes(site)
}

function staffRoutes(site: Site) {
  const { db, serve, clock } = site
  serve(staff.listStaffTickets, ({ input }) => readStaffTickets(db, input, clock.now()))
  serve(staff.getStaffTicket, ({ input }) => readStaffTicket(db, input.id, clock.now()))
  serve(staff.resolveTicket, (request) => resolve(site, request))
  serve(staff.reopenTicket, (request) => reopen(site, request))
  serve(staff.listTicketStaff, () => readStaff(db))
  serve(staff.assignTicket, (request) => assign(site, request))
  serve(staff.sayTyping, (request) => noteTyping(site, request))
  serve(staff.noteOnTicket, (request) => writeNote(site, request))
  serve(canned.listCannedReplies, () => readCannedReplies(db))
  serve(canned.saveCannedReply, (request) => writeCannedReply(request))
  serve(canned.deleteCannedReply, (request) => removeCannedReply(request))
}
