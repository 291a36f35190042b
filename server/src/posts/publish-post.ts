import type * as writing from '@loadout/contract/posts/writing.ts'
import { tagNamesOf } from '../articles/tag-name.ts'
import { acceptedArticle } from '../platform/html/sanitize.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { keptPicture } from '../platform/media/kept-picture.ts'
import { setArticlePoll } from '../polls/article-poll.ts'
import type { Site } from '../site-parts.ts'
import { admitPost } from './admit-post.ts'
import { gamesOfPost, refuseForeignFields } from './author-fields.ts'
import { insertPost, type Inserting } from './insert-post.ts'
import { postPictures } from './pictures.ts'
import { readPurchase } from '../store/read-purchase.ts'

/** Keeps a new post, as a draft or published, and answers its id (POST-36). */
export async function publishPost(
  parts: Inserting & Pick<Site, 'db'>,
  { input, caller: author, transaction }: CallRequest<typeof writing.publishPost>,
): Promise<{ id: number; revision: number }> {
  refuseForeignFields(input, author)
  const { title, language_id: languageId, publish: isPublished } = input
  const content = acceptedArticle(input.content)
  const categoryIds = gamesOfPost(input.categories, author, parts.categories)
  const tags = tagNamesOf(input.tags ?? [])
  const itemId = input.shop_item_id
  const isOfPurchase =
    itemId !== undefined &&
    (await readPurchase(parts.db, { itemId, buyerId: author.id })).postId === null
  if (isPublished) admitPost({ title, content, categoryIds }, { ...author, isOfPurchase })
  const picture = await keptPicture(parts, {
    image: input.image,
    kind: postPictures,
    ownerId: author.id,
  })
  return transaction(async (work) => {
    const id = await insertPost(parts, work, {
      author,
      languageId,
      title,
      content,
      categoryIds,
      tags,
      picture,
      isPublished,
      boughtItemId: isOfPurchase ? itemId : null,
    })
    const now = parts.clock.now()
    await setArticlePoll(work, { kind: 'post', articleId: id, poll: input.poll, now })
    return { id, revision: 1 }
  })
}
