import type { ContractDomain } from '../platform/domain.ts'
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './canned-replies.ts'
import * as staff from './staff-tickets.ts'
import * as tickets from './tickets.ts'

export const support = {
  endpoints: [
    tickets.listTickets,
    tickets.getTicket,
    tickets.listTicketMessages,
    tickets.openTicket,
    tickets.replyToTicket,
    tickets.closeTicket,
    tickets.readTicket,
    tickets.getTicketPicture,
    staff.listStaffTickets,
    staff.getStaffTicket,
    staff.resolveTicket,
    staff.reopenTicket,
    staff.listTicketStaff,
    staff.assignTicket,
    staff.sayTyping,
    staff.noteOnTicket,
    listCannedReplies,
    saveCannedReply,
    deleteCannedReply,
  ],
  staffActions: [
    'ticket resolved',
    'ticket reopened',
    'ticket assigned',
    'ticket noted',
    'canned reply saved',
    'canned reply deleted',
  ],
  firstSteps: ['support'],
} as const satisfies ContractDomain
