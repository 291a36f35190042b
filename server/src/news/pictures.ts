import { newsPictureRule, newsPictureSizes } from '@loadout/contract/news/news-picture-rule.ts'
import type { SentFile } from '@loadout/contract/platform/sent-picture.ts'
import { aboutField } from '../platform/http/public-error.ts'
import type { SentKind, SentPictures } from '../platform/media/sent-pictures.ts'

/** Where the picture of an article is (AMB-141). */
export const newsPicture = (image: string) => `/media/news/${image}`

export const newsPictures: SentKind = {
  folder: 'news',
  sizes: newsPictureSizes,
  rule: newsPictureRule,
}

/** The name of a picture that was sent with news; undefined when none was. */
export const keptPicture = async (
  { pictures }: { pictures: SentPictures },
  image: SentFile | '' | undefined,
  ownerId: number,
): Promise<string | undefined> =>
  image === undefined || image === ''
    ? undefined
    : aboutField('image', pictures.keep(image, { kind: newsPictures, ownerId }))
