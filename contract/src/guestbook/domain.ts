import type { ContractDomain } from '../platform/domain.ts'
import { deleteGuestbookEntry, listGuestbook, signGuestbook } from './guestbook.ts'

export const guestbook = {
  about: 'What visitors write on the page of a member.',
  endpoints: { listGuestbook, signGuestbook, deleteGuestbookEntry },
  reportable: ['guestbook_entry'],
  staffActions: {
    'guestbook entry deleted': 'canDeleteComments',
  },
} as const satisfies ContractDomain
