import type { SentFile } from '@loadout/contract/platform/sent-picture.ts'
import { postPictureRule, postPictureSizes } from '@loadout/contract/posts/post-picture-rule.ts'
import { aboutField } from '../platform/http/public-error.ts'
import type { SentKind, SentPictures } from '../platform/media/sent-pictures.ts'

/** Where the picture of a post is (AMB-141). */
export const postPicture = (image: string) => `/media/posts/${image}`

export const postPictures: SentKind = {
  folder: 'posts',
  sizes: postPictureSizes,
  rule: postPictureRule,
}

/** The name of a picture that was sent with a post; undefined when none was. */
export const keptPostPicture = async (
  { pictures }: { pictures: SentPictures },
  image: SentFile | '' | undefined,
  ownerId: number,
): Promise<string | undefined> =>
  image === undefined || image === ''
    ? undefined
    : aboutField('image', pictures.keep(image, { kind: postPictures, ownerId }))
