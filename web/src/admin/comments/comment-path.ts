import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import type { StaffComment } from '@loadout/contract/comments/staff-comments.ts'
import { newsPath, postPath } from '@loadout/contract/platform/paths.ts'
import { videoPath } from '@loadout/contract/videos/video-path.ts'
import { commentAnchor } from '../../comments/comment-anchor.ts'

const pathOf: Record<ArticleType, (article: { id: number; slug: string }) => string> = {
  news: newsPath,
  blog: postPath,
  video: videoPath,
}

/** Where a comment is read; undefined where its article is not. */
export const commentPath = ({ id, article: { type, id: articleId, slug } }: StaffComment) =>
  slug === null ? undefined : `${pathOf[type]({ id: articleId, slug })}#${commentAnchor(id)}`
