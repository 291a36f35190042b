import type { StaffComment } from '@loadout/contract/comments/staff-comments.ts'
import { pathOfArticle } from '../../articles/paths/path-of-article.ts'
import { commentAnchor } from '../../comments/comment-anchor.ts'

/** Where a comment is read; undefined where its article is not. */
export const commentPath = ({ id, article: { slug, ...article } }: StaffComment) =>
  slug === null ? undefined : `${pathOfArticle({ ...article, slug })}#${commentAnchor(id)}`
