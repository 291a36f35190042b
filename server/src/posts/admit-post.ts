import {
  contentLength,
  isEmptyText,
  minContent,
  type PostAuthor,
} from '@loadout/contract/posts/post-rules.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { ruleBroken } from '../platform/http/public-error.ts'

type PostText = { title: string; content: string; categoryIds: readonly number[] }

/** What drafts may lack and readers may not (POST-39, POST-40). `content` has been cleaned. */
export function admitPost(post: PostText, author: PostAuthor): void {
  if (post.title === '') throw ruleBroken('title_missing', 'title')
  const length = contentLength(plainText(post.content))
  if (length < minContent(author)) throw ruleBroken('post_too_short', 'content')
  // Those who need not write anything show something all the same.
  if (isEmptyText(post.content)) throw ruleBroken('text_missing', 'content')
  if (post.categoryIds.length === 0) throw ruleBroken('category_missing', 'categories')
}
