import type * as newsroom from '@loadout/contract/news/newsroom.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { keptPicture } from '../platform/media/kept-picture.ts'
import type { Site } from '../site-parts.ts'
import { newsPictures } from './pictures.ts'
import { refuseUnlessPrimary, rewriteNews } from './rewrite-news.ts'

type Parts = Pick<Site, 'clock' | 'categories' | 'pictures'>

/** One language; with the primary one the settings (NEWS-21). */
export async function editNews(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof newsroom.editNews>,
): Promise<{ id: number; revision: number }> {
  const { id, revision, language_id, title, excerpt, content, ...settings } = input
  if (title === '') throw ruleBroken('title_missing', 'title')
  const picture = await keptPicture(parts, {
    image: input.image,
    kind: newsPictures,
    ownerId: caller.id,
  })
  return transaction((work) =>
    rewriteNews(parts, work, {
      id,
      revision,
      adminId: caller.id,
      versions: (row) => [{ language_id: language_id ?? row.language_id, title, excerpt, content }],
      settings,
      picture,
      languagesGone(row, isSettled) {
        if (isSettled && language_id !== undefined)
          refuseUnlessPrimary(row, language_id, 'language_id')
        return []
      },
    }),
  )
}
