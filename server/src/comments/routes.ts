import * as comments from '@loadout/contract/comments/comments.ts'
import * as own from '@loadout/contract/comments/own-comments.ts'
import {
  listCommentsForStaff,
  listCommentVersions,
} from '@loadout/contract/comments/staff-comments.ts'
import { articlePageTags } from '../articles/page-tags.ts'
import type { Site } from '../site-parts.ts'
import { deleteComment, deleteOwn } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { postComment } from './post-comment.ts'
import { readComments } from './service.ts'
import { readVersions } from './read-versions.ts'
import { searchComments } from './staff-comments.ts'

export function commentRoutes(site: Site) {
  site.serve(comments.listComments, ({ input, caller }) => readComments(site, input, caller?.id), {
    dependsOn: ({ id, article_type }) => {
      const kind = site.articleKinds.byType(article_type)
      return kind ? articlePageTags(kind, id) : []
    },
  })
  site.serve(comments.postComment, (request) => postComment(site, request))
  site.serve(own.editComment, (request) => editComment(site, request))
  site.serve(own.deleteOwnComment, (request) => deleteOwn(site, request))
  site.serve(listCommentVersions, ({ input }) => readVersions(site.db, input.id))
  site.serve(listCommentsForStaff, ({ input, caller }) => searchComments(site, input, caller))
  site.serve(comments.deleteComment, (request) => deleteComment(site, request))
}
