import type * as newsroom from '@loadout/contract/news/newsroom.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { difference } from '../audit/difference.ts'
import { maskOf } from '../categories/categories.ts'
import type { Db } from '../platform/db/database.ts'
import { articleNotFound, invalidRequest, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { recountNews } from './count-news.ts'
import { findWritten, lockNews, type StaffRow } from './newsroom-queries.ts'
import { NEWS_LISTS, newsTag } from './page-tags.ts'
import { isPattern, patternOf } from './pattern.ts'
import { newsPictures } from './pictures.ts'
import { writtenExcerpt } from './plain-text.ts'
import { keptText, linkPeople, linkTags } from './publish-news.ts'
import { publishingTime } from './publishing-time.ts'
import { tagNamesOf } from './tag-name.ts'
import {
  acceptedCategories,
  acceptedPeople,
  admitToReaders,
  auditedNews,
  writtenNews,
} from './written-news.ts'

type Parts = Pick<Site, 'clock' | 'categories' | 'pictures'>
type Input = ParsedInputOf<typeof newsroom.editNews>

/**
 * NEWS-20, NEWS-21, ADMIN-09. Whoever began from an older revision than there is now is told so and
 * changes nothing. Afterwards readers may see what they could have seen at first: the rules are
 * looked at once more, on what came of it.
 */
export async function editNews(
  { clock, categories, pictures }: Parts,
  { input, caller, transaction }: CallRequest<typeof newsroom.editNews>,
): Promise<{ id: number; revision: number }> {
  const { id, language_id, revision } = input
  if (input.title === '') throw ruleBroken('title_missing')
  const picture = input.image
    ? await pictures.keep(input.image, { kind: newsPictures, ownerId: caller.id })
    : undefined
  return transaction(async (work) => {
    const { tx } = work
    const now = clock.now()
    if (!(await lockNews(tx, id))) throw articleNotFound()
    const row = await findWritten(tx, id, now)
    if (row.revision !== revision) throw ruleBroken('changed_meanwhile')
    const settings = await wantedSettings(tx, input, { row, now, categories, picture })
    if (language_id !== row.language_id && Object.keys(settings).length > 0) throw invalidRequest()
    const isNewLanguage = !row.versions.some((version) => version.language_id === language_id)

    const write = async () => {
      await writeText(tx, input, { row, now })
      await writeSettings(tx, id, settings)
    }
    const isCountedOtherwise =
      isNewLanguage ||
      'category_mask' in settings ||
      'published_at' in settings ||
      'tags' in settings
    await (isCountedOtherwise ? recountNews(tx, id, now, write) : write())
    if (settings.image !== undefined)
      await pictures.use(tx, settings.image, { kind: newsPictures, insteadOf: row.image })

    const [before, after] = [
      writtenNews(row, categories),
      writtenNews(await findWritten(tx, id, now), categories),
    ]
    const changed = difference(auditedNews(before), auditedNews(after))
    // The editor saves every language of a draft, also those in which nothing was written.
    if (Object.keys({ ...changed.before, ...changed.after }).length === 0) return { id, revision }
    admitToReaders(after)
    await tx
      .updateTable('news')
      .set({ revision: revision + 1 })
      .where('id', '=', id)
      .execute()
    work.purge(NEWS_LISTS, newsTag(id))
    await work.audit({
      adminId: caller.id,
      action: 'news edited',
      target: `news ${id}`,
      ...changed,
    })
    return { id, revision: revision + 1 }
  })
}

type Settings = {
  category_mask?: number
  image?: string
  tags?: string[]
  user_tags?: number[]
  pinned?: boolean
  published_at?: Date | 'infinity'
}

/** What belongs to the news as a whole, as far as this edit names it. */
async function wantedSettings(
  tx: Db,
  input: Input,
  {
    row,
    now,
    categories,
    picture,
  }: { row: StaffRow; now: Date; picture: string | undefined } & Pick<Parts, 'categories'>,
): Promise<Settings> {
  const settings: Settings = {}
  if (input.categories)
    settings.category_mask = maskOf(acceptedCategories(input.categories, categories))
  if (picture !== undefined) settings.image = picture
  else if (input.image === '' || (input.categories && isPattern(row.image)))
    settings.image = patternOf(
      categories.inMask(settings.category_mask ?? row.category_mask),
      row.inserted,
    )
  if (input.tags) settings.tags = tagNamesOf(input.tags)
  if (input.user_tags) settings.user_tags = await acceptedPeople(tx, input.user_tags)
  if (input.pinned !== undefined) settings.pinned = input.pinned
  const published_at = publishingTime(input, { now, before: row.published_at })
  return published_at === undefined ? settings : { ...settings, published_at }
}

async function writeText(
  tx: Db,
  { id, language_id, title, excerpt, content }: Input,
  { row, now }: { row: StaffRow; now: Date },
) {
  const before = row.versions.find((version) => version.language_id === language_id)
  if (!before) {
    if (title === undefined) throw ruleBroken('title_missing')
    const text = keptText({ title, excerpt: excerpt ?? '', content: content ?? '' })
    await tx
      .insertInto('news_version')
      .columns([
        'news_id',
        'language_id',
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
          .selectFrom('news')
          .where('id', '=', id)
          .select((to) => [
            'id',
            to.val(language_id).as('language_id'),
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
    return
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
    .updateTable('news_version')
    .set({ ...text, ...revised })
    .where('news_id', '=', id)
    .where('language_id', '=', language_id)
    .execute()
}

async function writeSettings(tx: Db, id: number, { tags, user_tags, ...columns }: Settings) {
  if (Object.keys(columns).length > 0)
    await tx.updateTable('news').set(columns).where('id', '=', id).execute()
  if (tags) {
    await tx.deleteFrom('news_tag').where('news_id', '=', id).execute()
    await linkTags(tx, id, tags)
  }
  if (user_tags) {
    await tx.deleteFrom('news_user_tag').where('news_id', '=', id).execute()
    await linkPeople(tx, id, user_tags)
  }
}
