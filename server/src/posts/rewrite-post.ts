import { recountArticle } from '../articles/count-articles.ts'
import { keptText, linkPeople, linkTags } from '../articles/insert-article.ts'
import { findPlacing, purgeArticle } from '../articles/purge-article.ts'
import { asRoomAllows, MAX_MENTIONED } from '../comments/mentions.ts'
import { maskOf } from '../categories/categories.ts'
import type { Db } from '../platform/db/database.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { settleTextPictures } from '../text-pictures/text-pictures.ts'
import { othersNamed } from './mentioned.ts'
import { postKind } from './kind.ts'
import { postPictures } from './pictures.ts'
import type { WrittenRow } from './post-rows.ts'

type Rewriting = {
  row: WrittenRow
  now: Date
  title: string
  content: string
  languageId: number
  categoryIds: readonly number[]
  image: string
  /** Undefined: as they are. */
  tags: readonly string[] | undefined
  isPublished: boolean
  isHeld: boolean
}

/** One text from now on, which readers see or not, and one revision more. */
export async function rewritePost(
  { pictures }: Pick<Site, 'pictures'>,
  work: Work,
  rewriting: Rewriting,
): Promise<{ id: number; revision: number }> {
  const { tx } = work
  const { row, now, content, image } = rewriting
  const { id } = row
  const placing = await findPlacing(tx, postKind, id)
  const named = asRoomAllows(await othersNamed(tx, content, row.author_id), {
    told: row.told_ids,
    max: MAX_MENTIONED,
  })
  await recountArticle(tx, id, () => writeArticle(tx, rewriting, named))
  if (image !== row.image)
    await pictures.use(tx, image, { kind: postPictures, insteadOf: row.image })
  await tx.deleteFrom('post_change').where('article_id', '=', id).execute()
  await settleTextPictures(tx, {
    on: `article ${id}`,
    html: [content],
    authorId: row.author_id,
    now,
  })
  await purgeArticle(work, { kind: postKind, id, now, before: placing })
  await recordRewriting(work, rewriting, named)
  return { id, revision: row.revision + 1 }
}

async function writeArticle(
  tx: Db,
  { row, now, languageId, isPublished, isHeld, categoryIds, tags, ...text }: Rewriting,
  named: readonly number[],
) {
  const { id } = row
  await tx
    .updateTable('article')
    .set({
      // Taken back and published anew, it comes back to its place.
      published_at: isPublished ? (row.published_at ?? row.first_published_at ?? now) : 'infinity',
      category_mask: maskOf(categoryIds),
      language_id: languageId,
      image: text.image,
      held: isHeld,
      revision: row.revision + 1,
    })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('article_version')
    .set({
      language_id: languageId,
      ...keptText({ ...text, excerpt: '' }, { mayLackTitle: !isPublished }),
      ...(isPublished && isTextNew(row, text) ? { revised_at: now } : {}),
    })
    .where('article_id', '=', id)
    .execute()
  if (tags) {
    await tx.deleteFrom('article_tag').where('article_id', '=', id).execute()
    await linkTags(tx, id, tags)
  }
  await tx.deleteFrom('article_user_tag').where('article_id', '=', id).execute()
  await linkPeople(tx, id, named)
}

const isTextNew = (row: WrittenRow, { title, content }: { title: string; content: string }) =>
  row.published_at !== null && (row.title !== title || row.content !== content)

/** Whoever is named learns it once, when readers can see it. */
async function recordRewriting(
  work: Work,
  { row, now, isPublished }: Rewriting,
  named: readonly number[],
): Promise<void> {
  const { id: postId, author_id: actorId } = row
  const mentioned = named.filter((person) => !row.told_ids.includes(person))
  await work.tx
    .updateTable('post')
    .set({
      kept_at: now,
      ...(isPublished
        ? {
            first_published_at: row.first_published_at ?? now,
            told_ids: [...row.told_ids, ...mentioned],
          }
        : {}),
    })
    .where('article_id', '=', postId)
    .execute()
  if (!isPublished) return
  if (row.first_published_at === null)
    await work.record({ kind: 'post published', actorId, data: { postId, mentioned } })
  else if (mentioned.length > 0)
    await work.record({ kind: 'members mentioned in post', actorId, data: { postId, mentioned } })
}
