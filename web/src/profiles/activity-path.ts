import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import type { Activity } from '@loadout/contract/profiles/profile.ts'
import { pathOfArticle } from '../articles/paths/path-of-article.ts'
import { commentAnchor } from '../comments/comment-anchor.ts'

/** Where what somebody has done is seen. */
export function activityPath({ type, data }: Pick<Activity, 'type' | 'data'>): string {
  if (type === 'guestbook') return `${userPath(String(data['username']))}#guestbook`
  if (type === 'follow') return userPath(String(data['username']))
  const path = pathOfArticle({
    type: data['article_type'] as ArticleType,
    id: Number(data['id']),
    slug: String(data['slug']),
  })
  const comment = data['comment_id']
  return comment === undefined ? path : `${path}#${commentAnchor(Number(comment))}`
}
