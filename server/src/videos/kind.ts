import { upvoteVideo } from '@loadout/contract/videos/videos.ts'
import { videoPath } from '@loadout/contract/videos/video-path.ts'
import type { ArticleKind } from '../articles/article-kind.ts'
import { videoPicture } from './pictures.ts'

/** A video has one title for readers of every language, and no slug. */
export const videoKind: ArticleKind = {
  type: 'video',
  path: videoPath,
  picture: videoPicture,
  languages: 'everywhere',
  unseenFor: 'canManageContent',
  isInSitemap: true,
  isCommentable: true,
  notFound: 'video_not_found',
  upvote: upvoteVideo,
}
