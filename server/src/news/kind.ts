import { archivePath, newsPath } from '@loadout/contract/platform/paths.ts'
import { upvoteNews } from '@loadout/contract/upvotes/upvotes.ts'
import type { ArticleKind } from '../articles/article-kind.ts'
import { newsPicture } from './pictures.ts'

export const newsKind: ArticleKind = {
  type: 'news',
  path: newsPath,
  picture: newsPicture,
  languages: 'translated',
  searchedAs: 'news',
  feed: 'news',
  archive: { title: 'news.archive_of', path: archivePath },
  unseenFor: 'canPublishNews',
  isInSitemap: true,
  isCommentable: true,
  upvote: upvoteNews,
  readTask: 'read_news',
}
