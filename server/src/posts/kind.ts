import { postArchivePath, postPath } from '@loadout/contract/platform/paths.ts'
import { upvotePost } from '@loadout/contract/posts/posts.ts'
import type { ArticleKind } from '../articles/article-kind.ts'
import { eraseNameInChanges } from './erase-name-in-changes.ts'
import { postPicture } from './pictures.ts'

export const postKind: ArticleKind = {
  type: 'blog',
  path: ({ author_username: username, ...post }) =>
    postPath(username === undefined ? post : { ...post, username }),
  picture: postPicture,
  languages: 'translated',
  searchedAs: 'blog',
  feed: 'posts',
  archive: { title: 'posts.archive_of', path: postArchivePath },
  unseenFor: 'canDeletePosts',
  isInSitemap: true,
  isCommentable: true,
  holdsNewcomers: true,
  notFound: 'post_not_found',
  upvote: upvotePost,
  eraseName: eraseNameInChanges,
  readTask: 'read_post',
  commentedTask: 'receive_comment',
}
