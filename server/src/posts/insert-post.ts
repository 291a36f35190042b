import { lockCaller } from '../accounts/lock-members.ts'
import { patternOf } from '../articles/pattern.ts'
import { insertArticle } from '../articles/insert-article.ts'
import { maskOf } from '../categories/categories.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { settleTextPictures } from '../text-pictures/text-pictures.ts'
import { readPurchase } from '../store/read-purchase.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Db } from '../platform/db/database.ts'
import { isHeldBack, refuseTooManyDrafts, refuseTooManyPosts } from './limits.ts'
import { othersNamed } from './mentioned.ts'
import { postKind } from './kind.ts'
import { postPictures } from './pictures.ts'

export type Inserting = Pick<
  Site,
  'clock' | 'categories' | 'pictures' | 'settings' | 'siteSettings'
>

type NewPost = {
  author: { id: number; flags: number }
  languageId: number
  title: string
  content: string
  categoryIds: readonly number[]
  tags: readonly string[]
  /** The name of a picture, which is kept already. */
  picture: string | undefined
  isPublished: boolean
  /** What it is about, if its author has bought that and not told of it before. */
  boughtItemId: number | null
}

/** A post that nobody has written yet, published or a draft. Answers its id. */
export async function insertPost(
  { clock, categories, pictures, settings, siteSettings }: Inserting,
  work: Work,
  { author, languageId, title, content, categoryIds, tags, picture, ...more }: NewPost,
): Promise<number> {
  const { tx } = work
  const { isPublished, boughtItemId } = more
  const now = clock.now()
  const { perDay } = settings.posts
  // Two posts of one author are counted one after the other.
  await lockCaller(tx, author.id)
  await refuseToldTwice(tx, boughtItemId, author.id)
  if (isPublished) await refuseTooManyPosts(tx, { authorId: author.id, perDay, now })
  else await refuseTooManyDrafts(tx, author.id)
  const named = await othersNamed(tx, content, author.id)
  const id = await insertArticle(work, postKind, now, {
    authorId: author.id,
    image: picture ?? patternOf(categories.inMask(maskOf(categoryIds)), now),
    publishedAt: isPublished ? now : 'infinity',
    categoryIds,
    tags,
    userTagIds: named,
    held: isPublished && (await isHeldBack(tx, author, siteSettings.current().newcomerPostsHeld)),
    versions: [{ languageId, title, excerpt: '', content }],
  })
  const first = isPublished ? { first_published_at: now, told_ids: named } : {}
  await tx
    .insertInto('post')
    .values({ article_id: id, kept_at: now, shop_item_id: boughtItemId, ...first })
    .execute()
  if (picture) await pictures.use(tx, picture, { kind: postPictures })
  await settleTextPictures(tx, {
    on: `article ${id}`,
    html: [content],
    authorId: author.id,
    now,
  })
  if (isPublished)
    await work.record({
      kind: 'post published',
      actorId: author.id,
      data: { postId: id, mentioned: named },
    })
  return id
}

/** Of two posts about one purchase that are sent at once the second is a post as any other. */
async function refuseToldTwice(tx: Db, itemId: number | null, buyerId: number): Promise<void> {
  if (itemId === null) return
  const { postId } = await readPurchase(tx, { itemId, buyerId })
  if (postId !== null) throw ruleBroken('post_too_short', 'content')
}
