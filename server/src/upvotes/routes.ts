import * as upvotes from '@loadout/contract/upvotes/upvotes.ts'
import type { Site } from '../site-parts.ts'
import { upvoteArticle } from './upvote-article.ts'
import { upvoteComment } from './upvote-comment.ts'

export function upvoteRoutes(site: Site) {
  for (const kind of site.articleKinds.all)
    if (kind.upvote) site.serve(kind.upvote, (request) => upvoteArticle(site, kind, request))
  site.serve(upvotes.upvoteComment, (request) => upvoteComment(site, request))
}
