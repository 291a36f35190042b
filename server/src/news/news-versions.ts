import { writtenExcerpt } from '../articles/written-excerpt.ts'
import { keptText } from '../articles/insert-article.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { StaffRow } from './newsroom-queries.ts'

/** A text that is left out stays as it is; of a language that is new it is empty (AMB-88). */
export type VersionInput = {
  language_id: number
  title?: string | undefined
  excerpt?: string | undefined
  content?: string | undefined
}

export async function writeVersion(
  tx: Db,
  { language_id, title, excerpt, content }: VersionInput,
  { row, now }: { row: StaffRow; now: Date },
): Promise<void> {
  const before = row.versions.find((version) => version.language_id === language_id)
  if (!before) {
    if (title === undefined) throw ruleBroken('title_missing', 'title')
    const text = keptText({ title, excerpt: excerpt ?? '', content: content ?? '' })
    return insertVersion(tx, row.id, { language_id, ...text })
  }
  if (title === undefined && excerpt === undefined && content === undefined) return
  const text = keptText({
    title: title ?? before.title,
    excerpt: excerpt ?? writtenExcerpt(before),
    content: content ?? before.content,
  })
  // Feed readers show again what was rewritten after it had been published.
  const revised = row.published_at !== null && row.published_at <= now ? { revised_at: now } : {}
  await tx
    .updateTable('article_version')
    .set({ ...text, ...revised })
    .where('article_id', '=', row.id)
    .where('language_id', '=', language_id)
    .execute()
}

export async function deleteVersions(tx: Db, articleId: number, languages: readonly number[]) {
  if (languages.length === 0) return
  await tx
    .deleteFrom('article_version')
    .where('article_id', '=', articleId)
    .where('language_id', 'in', [...languages])
    .execute()
}

async function insertVersion(
  tx: Db,
  articleId: number,
  text: { language_id: number } & ReturnType<typeof keptText>,
): Promise<void> {
  await tx
    .insertInto('article_version')
    .columns([
      'article_id',
      'language_id',
      'kind',
      'title',
      'slug',
      'excerpt',
      'content',
      'sanitizer_version',
      'published_at',
      'category_mask',
      'pinned',
    ])
    .expression((from) =>
      from
        .selectFrom('article')
        .where('id', '=', articleId)
        .select((to) => [
          'id',
          to.val(text.language_id).as('language_id'),
          'kind',
          to.val(text.title).as('title'),
          to.val(text.slug).as('slug'),
          to.val(text.excerpt).as('excerpt'),
          to.val(text.content).as('content'),
          to.val(text.sanitizer_version).as('sanitizer_version'),
          'published_at',
          'category_mask',
          'pinned',
        ]),
    )
    .execute()
}
