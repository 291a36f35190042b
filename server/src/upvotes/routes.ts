import { upvoteComment, upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import type { Site } from '../site-parts.ts'
import { giveCommentUpvote } from './give-comment-upvote.ts'
import { giveNewsUpvote } from './give-news-upvote.ts'

export function upvoteRoutes(site: Site) {
  site.serve(upvoteNews, (request) => giveNewsUpvote(site, request))
  site.serve(upvoteComment, (request) => giveCommentUpvote(site, request))
}
