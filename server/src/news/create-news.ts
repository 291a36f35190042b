import type * as newsroom from '@loadout/contract/news/newsroom.ts'
import { maskOf } from '../categories/categories.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { findWritten } from './newsroom-queries.ts'
import { patternOf } from './pattern.ts'
import { newsPictures } from './pictures.ts'
import { insertNews } from './publish-news.ts'
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

/** ADMIN-09, NEWS-20. Whoever writes them is their author. */
export async function createNews(
  { clock, categories, pictures }: Parts,
  { input, caller, transaction }: CallRequest<typeof newsroom.createNews>,
): Promise<{ id: number; revision: number }> {
  if (input.title === '') throw ruleBroken('title_missing')
  const picture = input.image
    ? await pictures.keep(input.image, { kind: newsPictures, ownerId: caller.id })
    : undefined
  return transaction(async (work) => {
    const { tx } = work
    const now = clock.now()
    const categoryIds = acceptedCategories(input.categories ?? [], categories)
    const id = await insertNews(work, now, {
      authorId: caller.id,
      image: picture ?? patternOf(categories.inMask(maskOf(categoryIds)), now),
      publishedAt: publishingTime(input, { now, before: null }) ?? 'infinity',
      categoryIds,
      tags: tagNamesOf(input.tags ?? []),
      userTagIds: await acceptedPeople(tx, input.user_tags ?? []),
      pinned: input.pinned ?? false,
      versions: [
        {
          languageId: input.language_id,
          title: input.title,
          excerpt: input.excerpt,
          content: input.content,
        },
      ],
    })
    if (picture) await pictures.use(tx, picture, { kind: newsPictures })
    const after = writtenNews(await findWritten(tx, id, now), categories)
    admitToReaders(after)
    await work.audit({
      adminId: caller.id,
      action: 'news created',
      target: `news ${id}`,
      before: null,
      after: auditedNews(after),
    })
    return { id, revision: 1 }
  })
}
