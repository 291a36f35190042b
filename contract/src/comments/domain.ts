import type { ContractDomain } from '../platform/domain.ts'
import { deleteComment, listComments, postComment } from './comments.ts'
import { listCommentsForStaff } from './staff-comments.ts'

export const comments = {
  endpoints: [deleteComment, listComments, postComment, listCommentsForStaff],
  staffActions: ['comment deleted'],
} as const satisfies ContractDomain
