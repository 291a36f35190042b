import type { ContractDomain } from '../platform/domain.ts'
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './canned-replies.ts'
import {
  assignTicket,
  getStaffTicket,
  listStaffTickets,
  listTicketStaff,
  noteOnTicket,
  reopenTicket,
  resolveTicket,
  sayTyping,
} from './staff-tickets.ts'
import {
  closeTicket,
  getTicket,
  getTicketPicture,
  listTicketMessages,
  listTickets,
  openTicket,
  readTicket,
  replyToTicket,
} from './tickets.ts'

export const support = {
  about: 'Tickets of members, and how staff answer them.',
  endpoints: {
    listTickets,
    getTicket,
    listTicketMessages,
    openTicket,
    replyToTicket,
    closeTicket,
    readTicket,
    getTicketPicture,
    listStaffTickets,
    getStaffTicket,
    resolveTicket,
    reopenTicket,
    listTicketStaff,
    assignTicket,
    sayTyping,
    noteOnTicket,
    listCannedReplies,
    saveCannedReply,
    deleteCannedReply,
  },
  staffActions: {
    'ticket resolved': 'canReviewSupportTickets',
    'ticket reopened': 'canReviewSupportTickets',
    'ticket assigned': 'canReviewSupportTickets',
    'ticket noted': 'canReviewSupportTickets',
    'canned reply saved': 'canReviewSupportTickets',
    'canned reply deleted': 'canReviewSupportTickets',
  },
  firstSteps: ['support'],
} as const satisfies ContractDomain
