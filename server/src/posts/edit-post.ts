import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type * as writing from '@loadout/contract/posts/writing.ts'
import { isPattern, patternOf } from '../articles/pattern.ts'
import { tagNamesOf } from '../articles/tag-name.ts'
import { idsIn, maskOf, type Categories } from '../categories/categories.ts'
import type { Db } from '../platform/db/database.ts'
import { acceptedArticle } from '../platform/html/sanitize.ts'
import { notAllowed, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { keptPicture } from '../platform/media/kept-picture.ts'
import { setArticlePoll } from '../polls/article-poll.ts'
import type { Site } from '../site-parts.ts'
import { admitPost } from './admit-post.ts'
import { gamesOfPost, refuseForeignFields } from './author-fields.ts'
import { isHeldBack, refuseTooManyDrafts, refuseTooManyPosts } from './limits.ts'
import { lockOwnPost } from './own-post.ts'
import { postPictures } from './pictures.ts'
import type { WrittenRow } from './post-rows.ts'
import { rewritePost } from './rewrite-post.ts'

type Parts = Pick<Site, 'clock' | 'categories' | 'pictures' | 'settings' | 'siteSettings'>
type Edit = ParsedInputOf<typeof writing.editPost>
type Author = { id: number; flags: number }

/** Saves an own post; a draft can be published by it (POST-37, POST-22). */
export async function editPost(
  parts: Parts,
  { input, caller: author, transaction }: CallRequest<typeof writing.editPost>,
): Promise<{ id: number; revision: number }> {
  refuseForeignFields(input, author)
  const picture = await keptPicture(parts, {
    image: input.image,
    kind: postPictures,
    ownerId: author.id,
  })
  return transaction(async (work) => {
    const now = parts.clock.now()
    const row = await lockOwnPost(work.tx, { id: input.id, caller: author, now })
    if (input.revision !== undefined && input.revision !== row.revision)
      throw ruleBroken('changed_meanwhile')
    const isPublished = input.publish ?? row.published_at !== null
    if (input.shop_item_id !== undefined && input.shop_item_id !== row.shop_item_id)
      throw notAllowed()
    const wanted = wantedText(row, { input, author, categories: parts.categories })
    if (isPublished) admitPost(wanted, { ...author, isOfPurchase: row.shop_item_id !== null })
    const isHeld = await admitChange(work.tx, parts, { row, author, isPublished, now })
    const saved = await rewritePost(parts, work, {
      row,
      now,
      ...wanted,
      image: imageOf(row, { input, picture, games: wanted.categoryIds, ...parts }),
      tags: input.tags && tagNamesOf(input.tags),
      isPublished,
      isHeld,
    })
    await setArticlePoll(work, { kind: 'post', articleId: row.id, poll: input.poll, now })
    return saved
  })
}

/** What is left out stays as it was last written (AMB-88). */
function wantedText(
  row: WrittenRow,
  { input, author, categories }: { input: Edit; author: Author; categories: Categories },
) {
  const was = {
    title: row.changed_title ?? row.title,
    content: row.changed_content ?? row.content,
    languageId: row.changed_language_id ?? row.language_id,
    categoryIds: idsIn(row.changed_category_mask ?? row.category_mask),
  }
  return {
    title: input.title ?? was.title,
    content: input.content === undefined ? was.content : acceptedArticle(input.content),
    languageId: input.language_id ?? was.languageId,
    categoryIds: input.categories
      ? gamesOfPost(input.categories, author, categories)
      : was.categoryIds,
  }
}

/**
 * Keeps the limits, and answers whether it is held back from now on. Two posts of one author, who
 * is locked, are counted one after the other.
 */
async function admitChange(
  tx: Db,
  { settings, siteSettings }: Parts,
  {
    row,
    author,
    isPublished,
    now,
  }: { row: WrittenRow; author: Author; isPublished: boolean; now: Date },
): Promise<boolean> {
  const wasPublished = row.published_at !== null
  if (isPublished === wasPublished) return row.held
  if (!isPublished) {
    await refuseTooManyDrafts(tx, author.id)
    return row.held
  }
  if (row.first_published_at !== null) return row.held
  const { perDay } = settings.posts
  await refuseTooManyPosts(tx, { authorId: author.id, perDay, now })
  return isHeldBack(tx, author, siteSettings.current().newcomerPostsHeld)
}

type Picturing = {
  input: Edit
  picture: string | undefined
  games: readonly number[]
  categories: Categories
}

/** A pattern goes with the game. */
const imageOf = (row: WrittenRow, { input, picture, games, categories }: Picturing): string =>
  picture ??
  (input.image === '' || isPattern(row.image)
    ? patternOf(categories.inMask(maskOf(games)), row.inserted)
    : row.image)
