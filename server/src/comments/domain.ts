import type { Domain } from '../domain.ts'
import { commentCounts } from './kept-counts.ts'
import { commentFiles } from './member-files.ts'
import { forgetComments } from './forget-comments.ts'
import { reportedComment } from './reported-comment.ts'
import { commentRoutes } from './routes.ts'

export const comments: Domain = {
  routes: commentRoutes,
  forgetRest: [forgetComments],
  ofMember: commentFiles,
  reportable: { comment: reportedComment },
  keptCounts: commentCounts,
}
