import type { PostEntry } from '@loadout/contract/posts/posts.ts'
import { authorOf } from '../accounts/author.ts'
import { lastingFields } from '../articles/entry.ts'
import type { Categories } from '../categories/categories.ts'
import { unixSeconds } from '../platform/clock.ts'
import { postKind } from './kind.ts'
import type { PostRow } from './list-posts.ts'

export function postEntry(row: Omit<PostRow, 'revision'>, categories: Categories): PostEntry {
  const {
    pinned: _pinned,
    author_news_post_count: _news,
    ...fields
  } = lastingFields(row, postKind, categories)
  return {
    ...fields,
    author: authorOf(row),
    published: row.published_at && unixSeconds(row.published_at),
    upvoted: false,
    is_blog: true,
  }
}
