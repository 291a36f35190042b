import type * as newsroom from '@loadout/contract/news/newsroom.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { aboutField, invalidRequest, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import { languagesLeftOut } from '../platform/language/languages-left-out.ts'
import { keptPicture } from '../platform/media/kept-picture.ts'
import type { Site } from '../site-parts.ts'
import { makeNews } from './create-news.ts'
import { newsPictures } from './pictures.ts'
import { refuseUnlessPrimary, rewriteNews } from './rewrite-news.ts'

type Parts = Pick<Site, 'clock' | 'categories' | 'pictures'>
type Versions = ParsedInputOf<typeof newsroom.saveNews>['versions']

/** All languages and the settings, or nothing of them (NEWS-20, NEWS-21, ADMIN-09). */
export async function saveNews(
  parts: Parts,
  { input, caller, transaction }: CallRequest<typeof newsroom.saveNews>,
): Promise<{ id: number; revision: number }> {
  const { id, revision, versions, ...settings } = input
  if (id !== undefined && revision === undefined) throw invalidRequest('revision')
  if (versions.some(({ title }) => title === '')) throw ruleBroken('title_missing', 'versions')
  const picture = await keptPicture(parts, {
    image: input.image,
    kind: newsPictures,
    ownerId: caller.id,
  })
  const saved = transaction((work) =>
    id === undefined || revision === undefined
      ? makeNews(parts, work, {
          adminId: caller.id,
          versions: newVersions(versions),
          settings,
          picture,
        })
      : rewriteNews(parts, work, {
          id,
          revision,
          adminId: caller.id,
          versions: () => versions,
          settings,
          picture,
          languagesGone(row) {
            // Without its primary version there would be no news, so that one stays (AMB-113).
            refuseUnlessPrimary(row, versions[0]?.language_id ?? -1, 'versions')
            return languagesLeftOut(row, versions)
          },
        }),
  )
  return aboutField('versions', saved, ['title', 'content'])
}

const newVersions = (versions: Versions) =>
  versions.map(({ language_id, title, excerpt = '', content = '' }) => {
    if (title === undefined) throw ruleBroken('title_missing', 'versions')
    return { languageId: language_id, title, excerpt, content }
  })
