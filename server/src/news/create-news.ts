import type * as newsroom from '@loadout/contract/news/newsroom.ts'
import { insertArticle, type ArticleText } from '../articles/insert-article.ts'
import { acceptedCategories } from '../articles/accepted-categories.ts'
import { publishingTime } from '../articles/publishing-time.ts'
import { tagNamesOf } from '../articles/tag-name.ts'
import { maskOf } from '../categories/categories.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import { setArticlePoll } from '../polls/article-poll.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { keptPicture } from '../platform/media/kept-picture.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { Site } from '../site-parts.ts'
import { settleVersionPictures } from '../text-pictures/text-pictures.ts'
import { newsKind } from './kind.ts'
import type { SettingsInput } from './news-settings.ts'
import { findWritten } from './newsroom-queries.ts'
import { patternOf } from '../articles/pattern.ts'
import { newsPictures } from './pictures.ts'
import { acceptedPeople, admitToReaders, auditedNews, writtenNews } from './written-news.ts'

type Parts = Pick<Site, 'clock' | 'categories' | 'pictures'>

/** In one language (ADMIN-09, NEWS-20). */
export async function createNews(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof newsroom.createNews>,
): Promise<{ id: number; revision: number }> {
  const { language_id, title, excerpt, content, ...settings } = input
  if (title === '') throw ruleBroken('title_missing', 'title')
  const picture = await keptPicture(parts, {
    image: input.image,
    kind: newsPictures,
    ownerId: caller.id,
  })
  return transaction((work) =>
    makeNews(parts, work, {
      adminId: caller.id,
      versions: [{ languageId: language_id, title, excerpt, content }],
      settings,
      picture,
    }),
  )
}

type Making = {
  adminId: number
  /** The primary one first. */
  versions: readonly ArticleText[]
  settings: SettingsInput
  /** The name of a picture, which is kept already. */
  picture: string | undefined
}

/** Whoever writes news is their author; without a wish to publish them they are a draft. */
export async function makeNews(
  { clock, categories, pictures }: Parts,
  work: Work,
  { adminId, versions: [primary, ...others], settings, picture }: Making,
): Promise<{ id: number; revision: number }> {
  if (!primary) throw new Error('news without a text')
  const { tx } = work
  const now = clock.now()
  const categoryIds = acceptedCategories(settings.categories ?? [], categories)
  const id = await insertArticle(work, newsKind, now, {
    authorId: adminId,
    image: picture ?? patternOf(categories.inMask(maskOf(categoryIds)), now),
    publishedAt: publishingTime(settings, { now, before: null }) ?? 'infinity',
    categoryIds,
    tags: tagNamesOf(settings.tags ?? []),
    userTagIds: await acceptedPeople(tx, settings.user_tags ?? []),
    pinned: settings.pinned ?? false,
    versions: [primary, ...others],
  })
  await setArticlePoll(work, { kind: 'news', articleId: id, poll: settings.poll, now })
  if (picture) await pictures.use(tx, picture, { kind: newsPictures })
  const after = writtenNews(await findWritten(tx, id, now), categories)
  admitToReaders(after)
  await settleVersionPictures(tx, {
    on: `article ${id}`,
    versions: Object.values(after.versions),
    now,
  })
  await work.audit({
    adminId,
    action: 'news created',
    target: `news ${id}`,
    before: null,
    after: auditedNews(after),
  })
  return { id, revision: 1 }
}
