import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type * as writing from '@loadout/contract/posts/writing.ts'
import { recountArticle } from '../articles/count-articles.ts'
import { keptText } from '../articles/insert-article.ts'
import { maskOf } from '../categories/categories.ts'
import { unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { acceptedArticle, SANITIZER_VERSION } from '../platform/html/sanitize.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { settleTextPictures } from '../text-pictures/text-pictures.ts'
import { gamesOfPost } from './author-fields.ts'
import { insertPost, type Inserting } from './insert-post.ts'
import { lockOwnPost } from './own-post.ts'
import type { WrittenRow } from './post-rows.ts'

type Input = ParsedInputOf<typeof writing.keepPost>
type Kept = { title: string; content: string; languageId: number; categoryIds: number[] }
type Answer = { id: number; revision: number; kept: number }

/** What somebody writes is kept while they do; readers see none of it (POST-20, POST-21). */
export async function keepPost(
  parts: Inserting,
  { input, caller, transaction }: CallRequest<typeof writing.keepPost>,
): Promise<Answer> {
  const { id, title } = input
  const kept: Kept = {
    title,
    content: acceptedArticle(input.content),
    languageId: input.language_id,
    categoryIds: gamesOfPost(input.categories, caller, parts.categories),
  }
  return transaction(async (work) => {
    if (id !== undefined) return keepOn(parts, work.tx, { input: { ...input, id }, caller, kept })
    const draft = {
      ...kept,
      author: caller,
      tags: [],
      picture: undefined,
      isPublished: false,
      boughtItemId: null,
    }
    const made = await insertPost(parts, work, draft)
    return { id: made, revision: 1, kept: unixSeconds(parts.clock.now()) }
  })
}

async function keepOn(
  { clock }: Pick<Inserting, 'clock'>,
  tx: Db,
  {
    input: { id, revision },
    caller,
    kept,
  }: { input: Input & { id: number }; caller: { id: number }; kept: Kept },
): Promise<Answer> {
  const now = clock.now()
  const row = await lockOwnPost(tx, { id, caller, now })
  const answer = { id, kept: unixSeconds(now) }
  // Whoever did not receive the answer sends it again on the revision before, which is no conflict.
  if (isKeptAlready(row, kept)) return { ...answer, revision: row.revision }
  if (revision !== row.revision) throw ruleBroken('changed_meanwhile')
  const isDraft = row.published_at === null
  await (isDraft ? rewriteDraft(tx, row, kept) : writeChange(tx, { id, kept, now }))
  const html = isDraft ? [kept.content] : [row.content, kept.content]
  await settleTextPictures(tx, { on: `article ${id}`, html, authorId: caller.id, now })
  await tx
    .updateTable('article')
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('post').set({ kept_at: now }).where('article_id', '=', id).execute()
  return { ...answer, revision: revision + 1 }
}

const isKeptAlready = (row: WrittenRow, { title, content, languageId, categoryIds }: Kept) =>
  (row.changed_title ?? row.title) === title &&
  (row.changed_content ?? row.content) === content &&
  (row.changed_language_id ?? row.language_id) === languageId &&
  (row.changed_category_mask ?? row.category_mask) === maskOf(categoryIds)

async function rewriteDraft(
  tx: Db,
  row: WrittenRow,
  { title, content, languageId, categoryIds }: Kept,
) {
  const { id } = row
  const mask = maskOf(categoryIds)
  const write = async () => {
    await tx
      .updateTable('article')
      .set({ language_id: languageId, category_mask: mask })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('article_version')
      .set({
        language_id: languageId,
        ...keptText({ title, excerpt: '', content }, { mayLackTitle: true }),
      })
      .where('article_id', '=', id)
      .execute()
  }
  const isCountedAlike = row.language_id === languageId && row.category_mask === mask
  await (isCountedAlike ? write() : recountArticle(tx, id, write))
}

const writeChange = (
  tx: Db,
  {
    id,
    kept: { title, content, languageId, categoryIds },
    now,
  }: { id: number; kept: Kept; now: Date },
) => {
  const values = {
    language_id: languageId,
    title,
    content,
    category_mask: maskOf(categoryIds),
    kept_at: now,
    sanitizer_version: SANITIZER_VERSION,
  }
  return tx
    .insertInto('post_change')
    .values({ article_id: id, ...values })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(values))
    .execute()
}
