import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import { newsPath, postPath } from '@loadout/contract/platform/paths.ts'
import { videoPath } from '@loadout/contract/videos/video-path.ts'

const paths: Record<ArticleType, (article: { id: number; slug: string }) => string> = {
  news: newsPath,
  blog: postPath,
  video: videoPath,
}

/**
 * Where an article of any kind is read, for whoever knows no more of it. In a folder of its own,
 * because the script of every article would take those of lists along, in which the address of
 * videos is (`web/chunks.ts`).
 */
export const pathOfArticle = (article: { type: ArticleType; id: number; slug: string }): string =>
  paths[article.type](article)
