import type { Domain } from '../domain.ts'
import { commentCounts } from './kept-counts.ts'
import { commentFiles } from './member-files.ts'
import { eraseComments } from './erase-comments.ts'
import { reportedComment } from './reported-comment.ts'
import { commentRoutes } from './routes.ts'

export const comments: Domain = {
  routes: commentRoutes,
  eraseTraces: [eraseComments],
  ofMember: commentFiles,
  reportable: { comment: reportedComment },
  keptCounts: commentCounts,
}
