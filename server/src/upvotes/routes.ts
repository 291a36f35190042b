import * as upvotes from '@loadout/contract/upvotes/upvotes.ts'
import type { Site } from '../site-parts.ts'
import { upvoteComment } from './upvote-comment.ts'
import { upvoteNews } from './upvote-news.ts'

export function upvoteRoutes(site: Site) {
  site.serve(upvotes.upvoteNews, (request) => upvoteNews(site, request))
  site.serve(upvotes.upvoteComment, (request) => upvoteComment(site, request))
}
