import type { ContractDomain } from '../platform/domain.ts'
import { deleteComment, listComments, postComment } from './comments.ts'
import { deleteOwnComment, editComment } from './own-comments.ts'
import { listCommentsForStaff, listCommentVersions } from './staff-comments.ts'

export const comments = {
  about: 'Comments on news, posts and videos.',
  endpoints: {
    deleteComment,
    listComments,
    postComment,
    editComment,
    deleteOwnComment,
    listCommentsForStaff,
    listCommentVersions,
  },
  reportable: ['comment'],
  staffActions: {
    'comment deleted': 'canDeleteComments',
  },
} as const satisfies ContractDomain
