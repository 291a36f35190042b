import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { postPath } from '@loadout/contract/platform/paths.ts'
import { findArticleRow } from '../articles/find-article.ts'
import type { Reportable } from '../reports/reportable.ts'
import { removePost } from './delete-post.ts'
import { postKind } from './kind.ts'

const PICTURE = /<img[^>]*\ssrc="([^"]+)"/g

/** A post that readers see, with its pictures: whoever minds one of these reports the post. */
export const reportedPost: Reportable = {
  permission: 'canDeletePosts',
  async find({ clock }, db, id) {
    const post = await findArticleRow(db, postKind, { id, languageId: undefined, now: clock.now() })
    return (
      post && {
        ownerId: post.author_id,
        title: post.title,
        text: plainText(post.content),
        pictures: [...post.content.matchAll(PICTURE)].map(([, address = '']) => address),
        path: postPath({ id }),
        place: null,
      }
    )
  },
  remove: removePost,
}
